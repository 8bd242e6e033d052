-- Statistics and lists of a few days read only the rows of these days.
CREATE INDEX users_created_on ON users (created_on, id);
CREATE INDEX payments_created_on ON payments (created_on, id);
CREATE INDEX commissions_created_on ON commissions (created_on, id);
