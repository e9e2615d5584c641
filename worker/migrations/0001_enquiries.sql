-- The Worker runs this file by itself, so every statement may be repeated. A later change is a file of its own,
-- applied with `npx wrangler d1 migrations apply DB --env enquiries` and --local or --remote.
CREATE TABLE IF NOT EXISTS enquiries (
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  -- The network address while it counts against the limit, then NULL.
  sender TEXT,
  -- 1, and one more for each time the visitor corrected it under the same key.
  revision INTEGER NOT NULL DEFAULT 1,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  forward_status TEXT NOT NULL CHECK (forward_status IN ('none', 'pending', 'sent')),
  forward_attempts INTEGER NOT NULL DEFAULT 0,
  -- Until then somebody is forwarding it, and nobody else should.
  claimed_until TEXT,
  last_error TEXT
) STRICT;

CREATE INDEX IF NOT EXISTS enquiries_by_sender ON enquiries (sender, received_at) WHERE sender IS NOT NULL;

CREATE INDEX IF NOT EXISTS enquiries_pending ON enquiries (forward_attempts, received_at) WHERE forward_status = 'pending';
