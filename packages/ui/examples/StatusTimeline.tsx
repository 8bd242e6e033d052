import { StatusTimeline } from '@udongo/ui';

export const Steps = () => (
  <StatusTimeline
    status="received"
    due_on="2026-11-24"
    changes={[
      { status: 'booked', changed_on: '2026-11-16T09:12:00+03:00' },
      {
        status: 'sample_collected',
        changed_on: '2026-11-18T10:30:00+03:00',
      },
      { status: 'received', changed_on: '2026-11-19T08:05:00+03:00' },
    ]}
  />
);
