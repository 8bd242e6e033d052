-- First answers to writes that named an Idempotency-Key, for 24 hours. Both digests are made with the key, which is stored nowhere.
CREATE TABLE kept_answers (
  key text PRIMARY KEY,
  request text NOT NULL,
  status smallint NOT NULL DEFAULT 0,
  content_type text NOT NULL DEFAULT '',
  body text,
  made_on timestamp with time zone NOT NULL
);
CREATE INDEX kept_answers_made_on ON kept_answers (made_on);
