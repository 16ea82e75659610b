-- The file of saved games, version 1. Released files have exactly this shape, so it never changes: what a later version
-- needs is added by a migration.

-- A saved game as it stands. `seal` is the checksum of every column before it, `state_seal` of `seal` and the states.
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    setup TEXT NOT NULL,
    names TEXT NOT NULL,
    title TEXT,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    deleted INTEGER,
    status INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    app_version TEXT NOT NULL,
    seed INTEGER NOT NULL,
    chance INTEGER NOT NULL,
    holder INTEGER NOT NULL,
    step INTEGER NOT NULL,
    tip INTEGER NOT NULL,
    undo_step INTEGER NOT NULL,
    undo_stop TEXT NOT NULL,
    outcome TEXT,
    tally TEXT,
    revision INTEGER NOT NULL,
    seal INTEGER NOT NULL,
    state TEXT NOT NULL,
    undo_state TEXT,
    state_seal INTEGER NOT NULL
) STRICT;

-- What happened, an action each; step 0 is the set-up. `seal` is the checksum of the row and of the seal before it.
CREATE TABLE log (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    step INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    events TEXT NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (game, step)
) STRICT;

-- What the players chose for the app, and what the app has to remember. `seal` is the checksum of name and value.
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    seal INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row that says what the file has to hold, so that a lost row is noticed: how many rows `game` and `setting` have,
-- and all their seals, exclusive-ored. `revision` counts the transactions. Later versions keep this table.
CREATE TABLE whole (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    schema_version INTEGER NOT NULL,
    library INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    last_game INTEGER NOT NULL,
    games INTEGER NOT NULL,
    settings INTEGER NOT NULL,
    seals INTEGER NOT NULL,
    seal INTEGER NOT NULL
) STRICT;
