-- The text about personal data that a booking's form showed, named by its day, and who agreed to it: the person who booked
-- (`created_by_id`) at the time of the booking (`created_on`), for themselves or on the farmer's word.
ALTER TABLE bookings
  ADD COLUMN consent_version date,
  ADD COLUMN consent_said_by text CHECK (consent_said_by IN ('self', 'agent', 'staff')),
  ADD CHECK ((consent_version IS NULL) = (consent_said_by IS NULL));
-- What an account agreed to last. No booking is made for a person who withdrew it.
ALTER TABLE users
  ADD COLUMN consent_version date,
  ADD COLUMN consent_said_by text CHECK (consent_said_by IN ('self', 'agent', 'staff')),
  ADD COLUMN consent_on timestamp with time zone,
  ADD COLUMN consent_withdrawn_on timestamp with time zone;
