-- A message about a report that was not written, or not sent, is kept with the reason.
ALTER TABLE report_sends
  DROP CONSTRAINT report_sends_outcome_check,
  ADD CONSTRAINT report_sends_outcome_check
    CHECK (outcome IN ('sent', 'failed', 'not_set_up', 'no_address', 'turned_off', 'too_often', 'skipped'));
