-- The entries of one request are listed as one.
CREATE INDEX audit_entries_request_id ON audit_entries (request_id, id);
