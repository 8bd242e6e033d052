-- When a report was given to the farmer: sent, or marked as sent. Before that only staff see it. Those that could be read go on.
ALTER TABLE reports ADD COLUMN given_on timestamp with time zone;
UPDATE reports SET given_on = coalesce(sent_on, generated_on) FROM bookings
  WHERE bookings.id = reports.booking_id AND (sent_on IS NOT NULL OR bookings.status IN ('verified', 'report_ready'));
-- Reports by rules that were withdrawn are counted whenever an administrator opens the app.
CREATE INDEX reports_rule_version ON reports (rule_version);
