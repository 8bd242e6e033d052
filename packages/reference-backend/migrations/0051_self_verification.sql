-- The administrator who asked to allow that people verify their own readings, until a second one agrees.
ALTER TABLE settings
  ADD COLUMN self_verification_asked_by_id integer REFERENCES users ON DELETE SET NULL,
  ADD COLUMN self_verification_asked_on timestamptz;
