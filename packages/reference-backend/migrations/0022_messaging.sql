-- A message is claimed for a while. One whose process ended meanwhile is `unknown`: nobody can say whether it went out.
ALTER TABLE messages DROP CONSTRAINT messages_status_check;
ALTER TABLE messages ADD CONSTRAINT messages_status_check CHECK (
  status IN ('queued', 'sending', 'sent', 'delivered', 'skipped', 'failed', 'unknown')
);
ALTER TABLE messages ADD COLUMN claimed_on timestamp with time zone;
UPDATE messages SET status = 'unknown' WHERE status = 'sending';
CREATE INDEX messages_sending ON messages (claimed_on) WHERE status = 'sending';

-- What it tells: the booking, and what else its words are made of when it is sent.
ALTER TABLE messages ADD COLUMN booking_id integer REFERENCES bookings (id) ON DELETE SET NULL;
ALTER TABLE messages ADD COLUMN name text NOT NULL DEFAULT '';
ALTER TABLE messages ADD COLUMN facts jsonb NOT NULL DEFAULT '{}';
ALTER TABLE messages ADD COLUMN class text NOT NULL DEFAULT 'transactional' CHECK (class IN ('transactional', 'promotional'));
ALTER TABLE messages ADD COLUMN sent_by_id integer REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX messages_booking_id ON messages (booking_id);
CREATE INDEX messages_sent_by_id ON messages (sent_by_id);

-- Of a text message: how many messages it is paid as, what the provider said that it costs, and its name there.
ALTER TABLE messages ADD COLUMN parts integer;
ALTER TABLE messages ADD COLUMN cost numeric(12, 2);
ALTER TABLE messages ADD COLUMN provider_id text;
CREATE INDEX messages_provider_id ON messages (provider_id);

-- What is told once: reminders that were written.
CREATE TABLE told_once (
  key text PRIMARY KEY,
  told_on timestamp with time zone NOT NULL
);

-- How many messages were handed over on a day in Nairobi.
CREATE TABLE message_days (
  day date NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  count integer NOT NULL,
  PRIMARY KEY (day, channel)
);

-- How a person is told of each topic; a topic that is missing is told as the service does it by itself.
ALTER TABLE users ADD COLUMN notify_choices jsonb NOT NULL DEFAULT '{}';
-- When they agreed to reminders; null for those who did not.
ALTER TABLE users ADD COLUMN reminders_agreed_on timestamp with time zone;

-- The language of the page that booked: somebody without an account is told in it.
ALTER TABLE bookings ADD COLUMN language text CHECK (language IN ('en', 'sw'));

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (
  kind IN (
    'booking_created', 'booking_changed', 'payment_asked', 'payment_received', 'payment_failed', 'report_ready',
    'commission_disbursed', 'reminder', 'message'
  )
);
