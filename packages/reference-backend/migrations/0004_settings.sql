-- Choices of the service. One row; a new setting is a new column.

CREATE TABLE settings (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  support_name text NOT NULL DEFAULT '',
  -- As +254 and its digits; '' when there is none.
  support_phone_no text NOT NULL DEFAULT '',
  updated_on timestamp with time zone,
  updated_by_id integer REFERENCES users (id) ON DELETE SET NULL
);
