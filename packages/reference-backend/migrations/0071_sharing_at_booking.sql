-- A visitor agrees in the form of a shop's page that the shop sees the results.
ALTER TABLE sharing_changes
  DROP CONSTRAINT sharing_changes_said_by_check,
  ADD CONSTRAINT sharing_changes_said_by_check
    CHECK (said_by IN ('farmer', 'agent', 'administrator', 'status_page', 'booking'));
