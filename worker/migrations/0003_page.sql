-- The path of the page that the visitor came from, of those the site has; NULL where nobody knows. The Worker of 0002 can
-- go on writing here, as it does until the next one is published, and again after a rollback.
ALTER TABLE enquiries ADD COLUMN page TEXT;
