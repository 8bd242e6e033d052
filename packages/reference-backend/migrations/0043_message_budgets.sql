-- Messages handed over on a day, by kind: each kind has a budget, so that one cannot use up what codes and links need.
ALTER TABLE message_days ADD COLUMN kind text NOT NULL DEFAULT '';
ALTER TABLE message_days DROP CONSTRAINT message_days_pkey, ADD PRIMARY KEY (day, channel, kind);
ALTER TABLE message_days ALTER COLUMN kind DROP DEFAULT;
