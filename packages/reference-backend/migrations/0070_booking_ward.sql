-- The ward of the county where the soil is, by which collectors find their way; '' where nobody said it. The search finds it.
ALTER TABLE bookings ADD COLUMN ward text NOT NULL DEFAULT '';
ALTER TABLE bookings DROP COLUMN search_text;
ALTER TABLE bookings ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
  (lower(code || ' ' || name || ' ' || phone_no || ' ' || email || ' ' || address || ' ' || ward)) STORED;
CREATE INDEX bookings_search_text ON bookings USING gin (search_text gin_trgm_ops);
DROP TRIGGER audit_row ON bookings;
CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION audit_row('{"record":"booking","key":"id","kind":"change","masks":{"uuid":"secret","name":"name","email":"contact","phone_no":"contact","address":"hidden","ward":"hidden","notes":"hidden","search_text":"derived"}}');
