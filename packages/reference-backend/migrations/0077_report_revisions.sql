-- Why a report takes the place of an earlier one, and why one was withdrawn: for good.
ALTER TABLE reports
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN withdrawn_on timestamp with time zone,
  ADD COLUMN withdrawn_reason text NOT NULL DEFAULT '',
  ADD COLUMN withdrawn_by_id integer REFERENCES users (id) ON DELETE SET NULL;
CREATE TRIGGER keep_reason BEFORE UPDATE ON reports FOR EACH ROW
  WHEN ((OLD.reason IS DISTINCT FROM NEW.reason
      OR OLD.withdrawn_on IS NOT NULL AND OLD.withdrawn_reason IS DISTINCT FROM NEW.withdrawn_reason) AND NOT is_erasing()
    OR OLD.withdrawn_on IS NOT NULL AND OLD.withdrawn_on IS DISTINCT FROM NEW.withdrawn_on)
  EXECUTE FUNCTION refuse_change();
DROP TRIGGER audit_row ON reports;
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON reports
  FOR EACH ROW EXECUTE FUNCTION audit_row('{"record":"booking","key":"booking_id","kind":"change","masks":{"remarks":"hidden","reason":"hidden","withdrawn_reason":"hidden","snapshot":"hidden","link":"secret"}}');
