-- KES that one part of a text message costs, shown to administrators while they write one.
ALTER TABLE settings ADD COLUMN sms_price numeric(5, 2) NOT NULL DEFAULT 0.80;
