#!/usr/bin/env bash
# Makes a folder with a small Debian and Swift 6.0.3 (compiler, Foundation, Swift Testing) for machines without Swift.
# Asks nothing; does nothing when the folder is already there. Needs root, a minute and 2.1 GB.
# Usage: swift-root.sh FOLDER
set -euo pipefail
root=${1:?the folder to make}
done_mark=$root/.swift-6.0.3
[ -e "$done_mark" ] && exit 0

export DEBIAN_FRONTEND=noninteractive
if ! command -v debootstrap >/dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends debootstrap
fi
# What an interrupted run left behind is of no use.
rm -rf --one-file-system "$root"
mkdir -p "$(dirname "$root")"
debootstrap --variant=minbase trixie "$root"
cat > "$root/etc/dpkg/dpkg.cfg.d/lean" <<'LEAN'
path-exclude=/usr/share/doc/*
path-exclude=/usr/share/man/*
path-exclude=/usr/libexec/swift/lib/swift_static/*
path-exclude=/usr/libexec/swift/bin/clangd
path-exclude=/usr/libexec/swift/bin/sourcekit-lsp
path-exclude=/usr/libexec/swift/bin/lldb*
path-exclude=/usr/libexec/swift/bin/docc
force-unsafe-io
LEAN
chroot "$root" apt-get update -qq
chroot "$root" apt-get install -y -qq --no-install-recommends swiftlang libc6-dev libstdc++-14-dev
chroot "$root" apt-get clean
rm -rf "$root"/var/lib/apt/lists/*
touch "$done_mark"
