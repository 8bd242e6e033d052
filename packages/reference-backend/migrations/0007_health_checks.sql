-- One row, written by GET /healthz: a database that only reads is not healthy.
CREATE TABLE health_checks (
  id integer PRIMARY KEY CHECK (id = 1),
  checked_on timestamp with time zone NOT NULL
);
