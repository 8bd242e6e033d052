-- Names of the readings that are below the limit of their method: the number beside them is that limit, 5 for "< 5".
ALTER TABLE samples ADD COLUMN below_limit text[] NOT NULL DEFAULT '{}'
  CHECK (below_limit <@ ARRAY['nitrogen', 'phosphorus', 'potassium', 'conductivity', 'moisture']);
-- Neither can be changed: the triggers of these tables name what can.
ALTER TABLE sample_readings_history ADD COLUMN below_limit text[] NOT NULL DEFAULT '{}'
  CHECK (below_limit <@ ARRAY['nitrogen', 'phosphorus', 'potassium', 'conductivity', 'moisture']);
ALTER TABLE sample_duplicates ADD COLUMN below_limit text[] NOT NULL DEFAULT '{}'
  CHECK (below_limit <@ ARRAY['nitrogen', 'phosphorus', 'potassium', 'conductivity', 'moisture']);
-- The same of the value of another analysis.
ALTER TABLE sample_analyses ADD COLUMN below_limit boolean NOT NULL DEFAULT false
  CHECK (value IS NOT NULL OR NOT below_limit);
