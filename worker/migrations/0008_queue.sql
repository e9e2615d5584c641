-- All tables. The number is that of the last of eight files which led here: a database that has them all is not changed.
CREATE TABLE enquiries (
  -- What the reference is made of. AUTOINCREMENT: never given again, even after its row is deleted.
  n INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  -- The key, a colon and the SHA-256 of the words.
  idempotency_key TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  -- The IPv4 address or the IPv6 /48 while it counts, for 24 hours, then NULL.
  network TEXT,
  -- 1 where a count was exceeded: forwarded by the slow lane.
  suspect INTEGER NOT NULL DEFAULT 0,
  -- Whether the challenge was passed; NULL where none is set.
  verified INTEGER,
  -- The path of the page that the visitor came from, of those the site has.
  page TEXT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  -- When its id was first and last sent to the queue; NULL: not yet.
  first_sent_at TEXT,
  last_sent_at TEXT,
  forwarded_at TEXT,
  -- When it was given up.
  dead_at TEXT,
  last_error TEXT,
  answered_at TEXT,
  acknowledged_at TEXT,
  -- The acknowledged address without dots, plus tag and capitals.
  mailbox TEXT
) STRICT;

CREATE INDEX enquiries_by_network ON enquiries (network, received_at) WHERE network IS NOT NULL;
CREATE INDEX enquiries_by_time ON enquiries (suspect, received_at);
CREATE INDEX enquiries_waiting ON enquiries (last_sent_at) WHERE forwarded_at IS NULL AND dead_at IS NULL;
CREATE INDEX enquiries_acknowledged ON enquiries (acknowledged_at) WHERE acknowledged_at IS NOT NULL;

-- Further keys under which the words of an enquiry came, as from a page that was opened again.
CREATE TABLE enquiry_keys (
  key TEXT PRIMARY KEY,
  enquiry TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The files that came with enquiries, written once the object is whole, which lies in the bucket under "<enquiry>/<key>".
CREATE TABLE photographs (
  enquiry TEXT NOT NULL,
  key TEXT NOT NULL,
  -- 1 to 5.
  number INTEGER,
  name TEXT,
  -- When its first upload began and when the last was whole, which are one moment.
  begun_at TEXT NOT NULL,
  stored_at TEXT,
  size INTEGER NOT NULL,
  PRIMARY KEY (enquiry, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX photographs_by_time ON photographs (stored_at);
CREATE UNIQUE INDEX photographs_by_number ON photographs (enquiry, number);

-- What the owner has been told of; `told_at` is NULL until a channel has taken it.
CREATE TABLE alerts (
  name TEXT PRIMARY KEY,
  tried_at TEXT NOT NULL,
  told_at TEXT
) STRICT;

-- Under "test" a notice that was asked for, "told" when one last went out, "digest" when the list of what is unanswered
-- was last due.
CREATE TABLE notices (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  outcome TEXT
) STRICT;

-- How often a way of contact was used in a day, by page and by its place there. Nothing of who used it.
CREATE TABLE contacts (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  way TEXT NOT NULL,
  place TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, page, way, place)
) STRICT, WITHOUT ROWID;
