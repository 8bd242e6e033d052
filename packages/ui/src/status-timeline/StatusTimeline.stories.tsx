import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTimeline, type TimelineChange } from './index.ts';

const booked: TimelineChange = { status: 'booked', changed_on: '2026-11-16T09:12:00+03:00' };
const collected: TimelineChange = {
  status: 'sample_collected',
  changed_on: '2026-11-18T10:30:00+03:00',
  changed_by_name: 'Otieno Odhiambo',
};
const received: TimelineChange = {
  status: 'received',
  changed_on: '2026-11-19T08:05:00+03:00',
  changed_by_name: 'Ada Auma',
};
const analysed: TimelineChange = {
  status: 'analysed',
  changed_on: '2026-11-21T15:40:00+03:00',
  changed_by_name: 'Ada Auma',
};
const verified: TimelineChange = { status: 'verified', changed_on: '2026-11-22T09:00:00+03:00' };
const ready: TimelineChange = { status: 'report_ready', changed_on: '2026-11-22T11:00:00+03:00' };

const meta = {
  title: 'Booking/StatusTimeline',
  id: 'booking-statustimeline',
  component: StatusTimeline,
  args: { status: 'received', changes: [booked, collected, received], due_on: '2026-11-24' },
} satisfies Meta<typeof StatusTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Booked: Story = { args: { status: 'booked', changes: [booked], due_on: '2026-11-18' } };
export const SampleCollected: Story = { args: { status: 'sample_collected', changes: [booked, collected] } };
export const Analysed: Story = {
  args: { status: 'analysed', changes: [booked, collected, received, analysed] },
};
export const Verified: Story = {
  args: { status: 'verified', changes: [booked, collected, received, analysed, verified] },
};
export const ReportReady: Story = {
  args: { status: 'report_ready', changes: [booked, collected, received, analysed, verified, ready] },
};

/** The promised day has passed, and no new one is known. */
export const Late: Story = { args: { is_late: true, due_on: '2026-11-20' } };

/** The promised day has passed: the new one is named. */
export const NewDate: Story = { args: { is_late: true, due_on: '2026-11-20', new_due_on: '2026-11-26' } };

export const Canceled: Story = {
  args: {
    status: 'canceled',
    changes: [
      booked,
      {
        status: 'canceled',
        changed_on: '2026-11-17T12:00:00+03:00',
        note: 'The farmer sold the plot.',
        changed_by_name: 'Otieno Odhiambo',
      },
    ],
  },
};

/** The readings were entered before anybody recorded the arrival of the samples. */
export const SkippedStep: Story = {
  args: {
    status: 'analysed',
    changes: [booked, collected, { ...received, is_skipped: true, changed_by_name: null }, analysed],
  },
};

/** An administrator moved the booking back: the reason is below the step. */
export const SteppedBack: Story = {
  args: {
    status: 'analysed',
    changes: [
      ...[booked, collected, received, analysed, verified],
      {
        ...analysed,
        changed_on: '2026-11-23T09:00:00+03:00',
        note: 'The pH of sample 2 was measured again.',
      },
    ],
  },
};

/** A service that does not store its steps: no days. */
export const WithoutDays: Story = { args: { changes: [], due_on: null } };

/** A service without statuses: nothing is shown. */
export const WithoutStatus: Story = { args: { status: undefined } };

export const Narrow: Story = { args: { is_late: true }, globals: { width: 'phone' }, tags: ['layout'] };
export const Dark: Story = { args: { is_late: true }, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Kiswahili: Story = { args: { is_late: true }, globals: { locale: 'sw' }, tags: ['layout'] };
