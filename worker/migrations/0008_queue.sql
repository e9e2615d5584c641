-- All tables. The number is that of the last of eight earlier files, so that a database which has them is not changed.
CREATE TABLE enquiries (
  -- The source of the reference. AUTOINCREMENT never reuses a number, even after its row is deleted.
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  -- The key, a colon and the SHA-256 of the fields.
  idempotency_key TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  -- The IPv4 address or the IPv6 /48 while it counts, for 24 hours, then NULL.
  network TEXT,
  -- 1 if a limit was exceeded, so that the slow lane forwards it.
  suspect INTEGER NOT NULL DEFAULT 0,
  -- Whether the challenge was passed; NULL if none is configured.
  verified INTEGER,
  -- The path of the page of this site that the visitor came from.
  page TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  -- When its id was first and last sent to the queue; NULL if it was not yet.
  first_sent_at TEXT,
  last_sent_at TEXT,
  forwarded_at TEXT,
  -- When it was abandoned.
  dead_at TEXT,
  last_error TEXT,
  answered_at TEXT,
  acknowledged_at TEXT,
  -- The acknowledged address without dots, plus tags and capitals.
  mailbox TEXT
) STRICT;

CREATE INDEX enquiries_by_network ON enquiries (network, received_at) WHERE network IS NOT NULL;
CREATE INDEX enquiries_by_time ON enquiries (suspect, received_at);
CREATE INDEX enquiries_waiting ON enquiries (last_sent_at) WHERE forwarded_at IS NULL AND dead_at IS NULL;
CREATE INDEX enquiries_acknowledged ON enquiries (acknowledged_at) WHERE acknowledged_at IS NOT NULL;

-- Further keys of an enquiry, such as from a reopened page.
CREATE TABLE enquiry_keys (
  key TEXT PRIMARY KEY,
  enquiry TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The files of enquiries. A row is written when its object in the bucket, "<enquiry>/<key>", is complete.
CREATE TABLE photographs (
  enquiry TEXT NOT NULL,
  key TEXT NOT NULL,
  -- 1 to 5.
  number INTEGER,
  name TEXT,
  -- When its first upload began and when its last upload was complete, stored as one time.
  begun_at TEXT NOT NULL,
  stored_at TEXT,
  size INTEGER NOT NULL,
  PRIMARY KEY (enquiry, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX photographs_by_time ON photographs (stored_at);
CREATE UNIQUE INDEX photographs_by_number ON photographs (enquiry, number);

-- The alerts to the owner; `told_at` is NULL until a channel has accepted one.
CREATE TABLE alerts (
  name TEXT PRIMARY KEY,
  tried_at TEXT NOT NULL,
  told_at TEXT
) STRICT;

-- "test" is a requested notification, "told" the time of the last one sent, "digest" the time at which the list of
-- unanswered enquiries was last due.
CREATE TABLE notices (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  outcome TEXT
) STRICT;

-- How often a way of contact was used in a day, by page and placement. Contains nothing about visitors.
CREATE TABLE contacts (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  way TEXT NOT NULL,
  place TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, page, way, place)
) STRICT, WITHOUT ROWID;
