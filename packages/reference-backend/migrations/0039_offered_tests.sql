-- An operator can switch a test off that the service cannot do.
ALTER TABLE settings ADD COLUMN offers_basic_test boolean NOT NULL DEFAULT true;
ALTER TABLE settings ADD COLUMN offers_complete_test boolean NOT NULL DEFAULT true;
ALTER TABLE settings ADD COLUMN offers_microbial_test boolean NOT NULL DEFAULT true;
