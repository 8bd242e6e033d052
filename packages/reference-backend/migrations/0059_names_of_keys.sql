-- Name of the deleted key with which it was booked; null while the key is there, and without one.
ALTER TABLE bookings ADD COLUMN partner_key_name text;
