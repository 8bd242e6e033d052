-- The next message to send, found without sorting all that wait: codes and notices come before what administrators wrote, and reminders.
CREATE INDEX messages_to_send ON messages ((sent_by_id IS NOT NULL), class DESC, next_attempt_on, id) WHERE status = 'queued';
