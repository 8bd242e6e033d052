-- What staff are told of a message goes with it: it has the writer's name and words.
ALTER TABLE notifications ADD COLUMN contact_message_id integer REFERENCES contact_messages (id) ON DELETE CASCADE;
CREATE INDEX notifications_of_message ON notifications (contact_message_id) WHERE contact_message_id IS NOT NULL;
UPDATE notifications SET contact_message_id = (SELECT min(id) FROM contact_messages WHERE created_on = notifications.created_on)
WHERE kind = 'message';
DELETE FROM notifications WHERE kind = 'message' AND contact_message_id IS NULL;

-- Reports of people who are erased name the places of their fields no longer.
ALTER TABLE reports DISABLE TRIGGER keep_snapshot;
ALTER TABLE reports DISABLE TRIGGER audit_row;
UPDATE reports SET snapshot = jsonb_set(snapshot, '{results}', (
  SELECT coalesce(jsonb_agg(result || '{"sample_location":""}' ORDER BY place), '[]')
  FROM jsonb_array_elements(snapshot -> 'results') WITH ORDINALITY AS results (result, place)))
WHERE snapshot #>> '{facts,name}' = '—';
ALTER TABLE reports ENABLE TRIGGER keep_snapshot;
ALTER TABLE reports ENABLE TRIGGER audit_row;
