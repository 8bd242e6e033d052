-- A code that is sent to the phone of a booking proves whose it is; no device keeps a key.
ALTER TABLE bookings DROP COLUMN sharing_key;

-- The key of the website on which it was booked; null without one and for bookings from before.
ALTER TABLE bookings ADD COLUMN partner_key_id integer REFERENCES partner_keys (id) ON DELETE SET NULL;
CREATE INDEX bookings_partner_key_id ON bookings (partner_key_id) WHERE partner_key_id IS NOT NULL;
