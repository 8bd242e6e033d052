-- An e-mail address counts once its owner used a link that was sent there. Those from before keep counting.
ALTER TABLE users ADD COLUMN email_verified_on timestamp with time zone;
UPDATE users SET email_verified_on = created_on WHERE email <> '';
DROP INDEX users_email_key;
CREATE UNIQUE INDEX users_verified_email ON users (email) WHERE email_verified_on IS NOT NULL;

-- The address that the link was sent to; null for one that proves none.
ALTER TABLE password_resets ADD COLUMN email text;

-- How to undo a change of what somebody logs in with: one for each message that told an address or a number from before of it.
CREATE TABLE login_undos (
  message_id integer PRIMARY KEY REFERENCES messages (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  -- SHA-256 of the token, in hex; null before the message was sent.
  token_hash text UNIQUE,
  -- As they were before the change.
  email text NOT NULL,
  email_verified_on timestamp with time zone,
  phone_number text NOT NULL,
  phone_verified_on timestamp with time zone,
  expires_on timestamp with time zone NOT NULL
);
CREATE INDEX login_undos_user_id ON login_undos (user_id);
