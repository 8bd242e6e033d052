-- An e-mail address counts once its owner used a link that was sent there. Those from before keep counting.
ALTER TABLE users ADD COLUMN email_verified_on timestamp with time zone;
UPDATE users SET email_verified_on = created_on WHERE email <> '';
DROP INDEX users_email_key;
CREATE UNIQUE INDEX users_verified_email ON users (email) WHERE email_verified_on IS NOT NULL;

-- The address that the link was sent to; null for one that proves none.
ALTER TABLE password_resets ADD COLUMN email text;
