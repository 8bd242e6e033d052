-- A code that is sent to the phone of a booking proves whose it is; no device keeps a key.
ALTER TABLE bookings DROP COLUMN sharing_key;
