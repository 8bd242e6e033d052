-- Whom a message is about, where that is known when it is written.
ALTER TABLE messages ADD COLUMN user_id integer REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX messages_user_id ON messages (user_id);

-- Links that change the e-mail address of an account, once: the newest of each account.
CREATE TABLE email_changes (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- SHA-256 of the token, in hex.
  token_hash text NOT NULL UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  expires_on timestamp with time zone NOT NULL
);

-- Bookings that a person can claim with their phone number.
CREATE INDEX bookings_nobodys_phone ON bookings (phone_no) WHERE farmer_id IS NULL;
