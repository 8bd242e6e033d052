-- A booking whose report was withdrawn is checked again.
ALTER TABLE booking_status_changes DROP CONSTRAINT booking_status_changes_cause_check;
ALTER TABLE booking_status_changes ADD CONSTRAINT booking_status_changes_cause_check CHECK (cause IN
  ('person', 'samples_received', 'samples_rejected', 'readings_saved', 'sent_back', 'readings_changed', 'details_changed',
    'self_verified', 'report_generated', 'report_withdrawn', 'imported'));
