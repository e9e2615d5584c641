-- The files that came with enquiries; they themselves lie in the bucket under "<enquiry>/<key>". What the visitor called
-- them is not kept. The Workers before know nothing of it.
CREATE TABLE IF NOT EXISTS photographs (
  -- The id of the enquiry, or of the first of its versions.
  enquiry TEXT NOT NULL,
  -- Made by the visitor's browser, so that a repeated file is the same file.
  key TEXT NOT NULL,
  begun_at TEXT NOT NULL,
  -- NULL while it is on its way. It has its place among the five from the beginning.
  stored_at TEXT,
  size INTEGER NOT NULL,
  PRIMARY KEY (enquiry, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS photographs_by_time ON photographs (begun_at);
