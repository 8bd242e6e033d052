-- A laboratory measures soil whose place nobody recorded: no position is better than an invented one.
ALTER TABLE sample_readings_history ALTER COLUMN latitude DROP NOT NULL;
ALTER TABLE sample_readings_history ALTER COLUMN longitude DROP NOT NULL;
