-- A verified booking goes back when something that its results depend on changes, though no reading did.
ALTER TABLE booking_status_changes DROP CONSTRAINT booking_status_changes_cause_check;
ALTER TABLE booking_status_changes ADD CONSTRAINT booking_status_changes_cause_check CHECK (cause IN
  ('person', 'readings_saved', 'readings_changed', 'details_changed', 'self_verified', 'report_generated', 'imported'));
