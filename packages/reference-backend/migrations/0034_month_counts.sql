-- Counts of months, made of the counts of their days: a question about years adds up few rows. A row's day is the first of its month.
CREATE TABLE month_counts (LIKE day_counts);
CREATE INDEX month_counts_statistic ON month_counts (statistic, rollup, day);
-- One county of all months.
CREATE INDEX month_counts_county ON month_counts (statistic, rollup, county, day) WHERE county IS NOT NULL;
-- A month that is counted anew.
CREATE INDEX month_counts_day ON month_counts (day);

-- Reports that wait to be sent, counted on the first page of those who send them.
CREATE INDEX bookings_report_to_send ON bookings (id) WHERE status = 'report_ready' AND NOT is_report_sent;
