-- How often a job failed since it last succeeded: each failure doubles the wait for the next run.
ALTER TABLE jobs ADD COLUMN failures integer NOT NULL DEFAULT 0;
