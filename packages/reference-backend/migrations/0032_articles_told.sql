-- When the subscribers of the newsletter were told of an article; it happens once.
ALTER TABLE blogs ADD COLUMN subscribers_told_on timestamptz;
