-- When the person was told that their data will be deleted soon.
ALTER TABLE data_requests ADD COLUMN announced_on timestamp with time zone;
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check CHECK (
  kind IN (
    'booking_created', 'booking_changed', 'payment_asked', 'payment_received', 'payment_failed', 'report_ready',
    'commission_disbursed', 'reminder', 'message', 'data_request'
  )
);
