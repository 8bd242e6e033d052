-- One role for each person of the staff. An account has the rights of its role, of an agent or of a farmer.
ALTER TABLE users ADD COLUMN staff_role text
  CHECK (staff_role IN ('administrator', 'finance', 'agronomist', 'technician', 'content'));
UPDATE users SET staff_role = 'administrator' WHERE is_superuser;
-- Its index goes, too.
ALTER TABLE users DROP COLUMN is_superuser;
CREATE INDEX users_staff_role ON users (staff_role, id) WHERE staff_role IS NOT NULL;
