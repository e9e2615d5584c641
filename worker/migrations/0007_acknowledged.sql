-- When an enquiry was acknowledged to its e-mail address. The Workers before can go on writing here: NULL is "not".
ALTER TABLE enquiries ADD COLUMN acknowledged_at TEXT;

CREATE INDEX enquiries_acknowledged ON enquiries (acknowledged_at) WHERE acknowledged_at IS NOT NULL;
