import type { Notification } from '@udongo/sdk';

/** One that is unread, and one that was read. */
export const ready: Notification = {
  id: 31,
  kind: 'report_ready',
  title: 'Your report is ready',
  message: 'You can read the results of UD-1026 now.',
  booking: 26,
  is_read: false,
  created_on: '2026-11-20T20:27:26.303015+03:00',
};
export const booked: Notification = {
  ...ready,
  id: 30,
  kind: 'booking_created',
  title: 'Soil test booked',
  is_read: true,
};
