-- Who told a farmer that a report was withdrawn is in the audit log, as who sent one is.
DROP TRIGGER audit_row ON messages;
CREATE TRIGGER audit_row AFTER INSERT ON messages
  FOR EACH ROW WHEN (NEW.sent_by_id IS NOT NULL OR NEW.kind IN ('report_ready', 'report_corrected', 'report_withdrawn')) EXECUTE FUNCTION audit_row('{"record":"message","key":"id","kind":"change","masks":{"recipient":"contact","subject":"hidden","text":"hidden","html":"hidden","name":"name","facts":"hidden"}}');
