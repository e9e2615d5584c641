-- When the owner has answered an enquiry. The Workers before can go on writing here: NULL is "not yet".
ALTER TABLE enquiries ADD COLUMN answered_at TEXT;

-- What the schedule tells the owner beside enquiries and alarms: under "test" a notice that was asked for and its outcome,
-- under "told" when one last went out, under "digest" when the list of what is unanswered was last due.
CREATE TABLE IF NOT EXISTS notices (
  name TEXT PRIMARY KEY,
  at TEXT NOT NULL,
  outcome TEXT
) STRICT;
