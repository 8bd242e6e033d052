-- An analysis beside the seven readings can be the microbial one, which the test of that name waits for.
ALTER TABLE analyses ADD COLUMN is_microbial boolean NOT NULL DEFAULT false;
