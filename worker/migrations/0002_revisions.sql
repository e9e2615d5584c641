-- Every text that arrives is a row of its own, and no row's words are ever changed. The Worker of 0001 can go on writing
-- here, as it does until the next one is published, and again after a rollback; the columns it doesn't know have defaults.
CREATE TABLE enquiries_next (
  -- Counts the arrivals, for the limits over all senders.
  n INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- The draft's key, a colon and the SHA-256 of the words; of a row that the Worker of 0001 wrote, the draft's key alone.
  idempotency_key TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  -- The network address while it counts against the limit, then NULL, and which of this address's arrivals it is.
  sender TEXT,
  sender_nth INTEGER,
  -- The same for the /48 that an IPv6 address belongs to.
  network TEXT,
  network_nth INTEGER,
  -- The id of the row that this one corrects, and which version of it this is.
  corrects TEXT,
  revision INTEGER NOT NULL DEFAULT 1,
  -- 1 where the visitor took time over it or passed the challenge.
  unhurried INTEGER NOT NULL DEFAULT 0,
  -- Whether the challenge was passed; NULL where none is set.
  verified INTEGER,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  forward_status TEXT NOT NULL CHECK (forward_status IN ('none', 'pending', 'held', 'sent', 'failed')),
  forward_attempts INTEGER NOT NULL DEFAULT 0,
  -- Until then nobody else should forward it: somebody is doing so, or the next try is not due.
  claimed_until TEXT,
  last_error TEXT
) STRICT;

INSERT INTO enquiries_next (id, idempotency_key, received_at, sender, revision, name, email, phone, service, message,
  forward_status, forward_attempts, claimed_until, last_error)
SELECT id, idempotency_key, received_at, sender, revision, name, email, phone, service, message,
  forward_status, forward_attempts, claimed_until, last_error
FROM enquiries ORDER BY rowid;

DROP TABLE enquiries;

ALTER TABLE enquiries_next RENAME TO enquiries;

CREATE INDEX enquiries_by_sender ON enquiries (sender, sender_nth) WHERE sender IS NOT NULL;

CREATE INDEX enquiries_by_network ON enquiries (network, network_nth) WHERE network IS NOT NULL;

CREATE INDEX enquiries_by_time ON enquiries (received_at);

CREATE INDEX enquiries_corrections ON enquiries (corrects) WHERE corrects IS NOT NULL;

CREATE INDEX enquiries_pending ON enquiries (claimed_until) WHERE forward_status = 'pending';

CREATE INDEX enquiries_held ON enquiries (unhurried DESC) WHERE forward_status = 'held';

-- What the owner has been told of, so that it's told once; and under "run" when the schedule last ran.
CREATE TABLE alarms (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  told INTEGER NOT NULL DEFAULT 0
) STRICT;
