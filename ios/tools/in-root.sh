#!/usr/bin/env bash
# Runs a command in the folder that swift-root.sh made. There the project lies at /project and the Rust library's folder
# at /native; both mounts end with the command. Needs root.
# Usage: in-root.sh FOLDER PROJECT NATIVE COMMAND [ARGUMENT…]
set -euo pipefail
exec unshare --mount --propagation private bash -euo pipefail -c '
  root=$1 project=$2 native=$3
  shift 3
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mkdir -p "$root/project" "$root/native"
  mount --bind "$project" "$root/project"
  mount --bind "$native" "$root/native"
  path=/usr/bin:/bin:/usr/sbin:/sbin:/usr/libexec/swift/bin
  exec chroot "$root" /usr/bin/env -i HOME=/root PATH=$path LANG=C.UTF-8 WINDROSE_NATIVE=/native \
    bash -c "cd /project/ios && exec \"\$@\"" command "$@"
' in-root "$@"
