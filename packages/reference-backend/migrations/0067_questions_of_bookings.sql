-- The booking on whose status page a message was written: the answer goes to its phone, and is on that page.
ALTER TABLE contact_messages ADD COLUMN booking_id integer REFERENCES bookings (id) ON DELETE SET NULL;
CREATE INDEX contact_messages_booking_id ON contact_messages (booking_id) WHERE booking_id IS NOT NULL;
