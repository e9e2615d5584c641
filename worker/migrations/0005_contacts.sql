-- How often a way of contact was used in a day, by page and by its place there. Nothing of who used it.
CREATE TABLE IF NOT EXISTS contacts (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  way TEXT NOT NULL,
  place TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, page, way, place)
) STRICT, WITHOUT ROWID;
