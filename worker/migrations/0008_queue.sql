-- Cloudflare Queues deliver from here on. The Worker of 0007 can go on storing, as it does until the next one is published,
-- and after a rollback. What only that Worker uses stands last, to be dropped by a later file, as may its table `alarms`.
CREATE TABLE enquiries_next (
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
  mailbox TEXT,
  sender TEXT,
  sender_nth INTEGER,
  network_nth INTEGER,
  corrects TEXT,
  revision INTEGER NOT NULL DEFAULT 1,
  unhurried INTEGER NOT NULL DEFAULT 0,
  forward_status TEXT NOT NULL DEFAULT 'none',
  forward_attempts INTEGER NOT NULL DEFAULT 0,
  claimed_until TEXT
) STRICT;

INSERT INTO enquiries_next (n, id, idempotency_key, received_at, network, suspect, verified, page, name, email, phone,
  service, message, first_sent_at, last_sent_at, forwarded_at, dead_at, last_error, answered_at, acknowledged_at, corrects,
  revision, unhurried, forward_status, forward_attempts)
SELECT n, id, idempotency_key, received_at, coalesce(network, sender), forward_status = 'held', verified, page, name, email,
  phone, service, message, iif(forward_status = 'pending', received_at, NULL),
  iif(forward_status = 'pending', received_at, NULL), iif(forward_status = 'sent', received_at, NULL),
  iif(forward_status IN ('failed', 'none'), received_at, NULL), last_error, answered_at, acknowledged_at, corrects,
  revision, unhurried, forward_status, forward_attempts
FROM enquiries ORDER BY n;

DROP TABLE enquiries;

ALTER TABLE enquiries_next RENAME TO enquiries;

CREATE INDEX enquiries_by_network ON enquiries (network, received_at) WHERE network IS NOT NULL;

CREATE INDEX enquiries_by_time ON enquiries (suspect, received_at);

CREATE INDEX enquiries_waiting ON enquiries (last_sent_at) WHERE forwarded_at IS NULL AND dead_at IS NULL;

CREATE INDEX enquiries_acknowledged ON enquiries (acknowledged_at) WHERE acknowledged_at IS NOT NULL;

-- Further keys under which the words of an enquiry came, as from a page that was opened again.
CREATE TABLE enquiry_keys (
  key TEXT PRIMARY KEY,
  enquiry TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What the owner has been told of; `told_at` is NULL until a channel has taken it.
CREATE TABLE alerts (
  name TEXT PRIMARY KEY,
  tried_at TEXT NOT NULL,
  told_at TEXT
) STRICT;

-- 1 to 5. A row is written once its object is whole; its key is the second part of the object's name.
ALTER TABLE photographs ADD COLUMN number INTEGER;

ALTER TABLE photographs ADD COLUMN name TEXT;

CREATE UNIQUE INDEX photographs_by_number ON photographs (enquiry, number);
