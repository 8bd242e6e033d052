-- Links with which a person sets a password, once.
CREATE TABLE password_resets (
  -- SHA-256 of the token, in hex: the token itself is never stored.
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_on timestamp with time zone NOT NULL
);
CREATE INDEX password_resets_user_id ON password_resets (user_id);
