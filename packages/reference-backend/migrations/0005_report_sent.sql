-- The bookings whose report is still to be sent, and their number.
CREATE INDEX bookings_is_report_sent ON bookings (is_report_sent, id);
