-- What kind of measurement saved readings are, why they were corrected, and which probe took them. The probe is named as it was then,
-- since it can be renamed and deleted.
ALTER TABLE sample_readings_history
  ADD COLUMN kind text CHECK (kind IN ('measured', 'repeated', 'corrected')),
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN device_id integer,
  ADD COLUMN device_name text NOT NULL DEFAULT '',
  ADD COLUMN device_serial_number text NOT NULL DEFAULT '';
DROP TRIGGER erase_only ON sample_readings_history;
CREATE TRIGGER erase_only BEFORE UPDATE ON sample_readings_history
  FOR EACH ROW EXECUTE FUNCTION erase_only('latitude', 'longitude', 'reason');
