-- When the results of a booking last changed: a report that was generated before is outdated.
ALTER TABLE bookings ADD COLUMN results_changed_on timestamp with time zone;
