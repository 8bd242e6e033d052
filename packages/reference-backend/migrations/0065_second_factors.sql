-- The authenticator app of staff (TOTP), the recovery codes for a lost phone, and when a login has last proven that it has the app at hand.
CREATE TABLE second_factors (
  user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  started_on timestamp with time zone NOT NULL,
  confirmed_on timestamp with time zone,
  -- Step of 30 seconds whose code was used last: no code works twice.
  last_step integer NOT NULL DEFAULT 0
);
CREATE TABLE recovery_codes (
  code_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE
);
CREATE INDEX recovery_codes_user_id ON recovery_codes (user_id);
ALTER TABLE tokens ADD COLUMN proven_on timestamp with time zone;

CREATE TRIGGER audit_row AFTER DELETE ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION audit_row('{"record":"user","key":"user_id","kind":"change","masks":{"code_hash":"secret"}}');
CREATE TRIGGER audit_row AFTER INSERT OR DELETE ON second_factors
  FOR EACH ROW EXECUTE FUNCTION audit_row('{"record":"user","key":"user_id","kind":"change","masks":{"secret":"secret"}}');
CREATE TRIGGER audit_row_2 AFTER UPDATE ON second_factors
  FOR EACH ROW WHEN (OLD.secret <> NEW.secret OR OLD.confirmed_on IS DISTINCT FROM NEW.confirmed_on) EXECUTE FUNCTION audit_row('{"record":"user","key":"user_id","kind":"change","masks":{"secret":"secret"}}');
