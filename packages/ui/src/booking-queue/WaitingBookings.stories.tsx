import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playButtonKeys } from '../../test/keyPlays.ts';
import { pressed } from '../../test/queueFixtures.ts';
import { takeFocus } from '../lib/takeFocus.ts';
import type { BookingQueue, QueueProblem, WaitingBooking } from './BookingQueue.ts';
import { ClearDetails } from './ClearDetails.tsx';
import { WaitingBookings } from './WaitingBookings.tsx';

const nothing = () => undefined;
const nothingLater = () => Promise.resolve();

/** A queue without function: the stories pass the bookings to the list. */
const queue: BookingQueue = {
  subscribe: () => nothing,
  getSnapshot: () => ({ items: [], removed: null }),
  start: () => nothing,
  press: () => Promise.resolve({ status: 'waiting', reason: 'offline' }),
  sendNow: nothingLater,
  edit: () => Promise.resolve(null),
  remove: nothingLater,
  undoRemove: nothing,
  accept: nothing,
  forget: nothing,
  clear: nothing,
  onSent: () => nothing,
};

function item(name: string, change: Partial<WaitingBooking> = {}): WaitingBooking {
  return {
    ...pressed(name),
    summary: { name, test_type: 'complete-soil-analysis', soil_test_date: '2026-11-24', samples: 2 },
    pressedAt: '2026-11-20T08:00:00Z',
    status: 'waiting',
    isUnknown: false,
    problem: null,
    booking: null,
    isSending: false,
    isKept: true,
    ...change,
  };
}

const problem = (reason: QueueProblem) => ({ reason, message: '', fieldErrors: {} });

const formWithQueue = `import { BookingForm } from '@udongo/ui';

<BookingForm api={udongo} user={user} queue={queue} />`;

const meta = {
  title: 'Booking/WaitingBookings',
  component: WaitingBookings,
  args: {
    queue,
    items: [item('Wanjiku Kariuki')],
    removed: null,
    openUuid: null,
    wouldReplace: (): boolean => false,
    onEdit: nothingLater,
    titleId: 'waiting',
    statusHref: ({ uuid }) => `/status/${uuid}`,
  },
  // The list is not exported: the form shows it by itself.
  parameters: { docs: { source: { code: formWithQueue } } },
} satisfies Meta<typeof WaitingBookings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Waiting. We'll send it when you're back online.")).toBeVisible();
  },
};
export const EveryState: Story = {
  args: {
    openUuid: 'Akinyi Achieng',
    items: [
      item('Wanjiku Kariuki'),
      item('Chebet Kiplagat', { isSending: true, isUnknown: true }),
      item("Njeri Ng'ang'a", { problem: problem('lost'), isUnknown: true }),
      item('Kamau Mwangi', { problem: problem('server'), isUnknown: true }),
      item('Atieno Owino', { problem: problem('login') }),
      item('Mutua Musyoka', { status: 'attention', problem: problem('date') }),
      item('Nafula Wekesa', { status: 'attention', problem: problem('refused') }),
      item('Barasa Simiyu', { status: 'attention', problem: problem('unknown'), isUnknown: true }),
      item('Akinyi Achieng', { status: 'editing' }),
      item('Kiptoo Rono', { status: 'editing' }),
      item('Halima Abdi', {
        status: 'sent',
        request: null,
        booking: { id: 26, code: 'UD-1026', uuid: 'a', at: '2026-11-20T09:00:00Z' },
      }),
    ],
  },
};
export const AllSent: Story = {
  args: {
    items: [
      item('Halima Abdi', {
        status: 'sent',
        request: null,
        booking: { id: 26, code: 'UD-1026', uuid: 'a', at: '2026-11-20T09:00:00Z' },
      }),
    ],
  },
};
export const NotKept: Story = { args: { items: [item('Wanjiku Kariuki', { isKept: false })] } };
export const Deleted: Story = {
  args: { items: [], removed: item('Wanjiku Kariuki', { isUnknown: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
export const WouldReplace: Story = {
  args: { wouldReplace: () => true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Wanjiku Kariuki' }));
    await expect(canvas.getByRole('button', { name: 'Keep the unfinished booking' })).toHaveFocus();
  },
};
export const LongName: Story = {
  args: { items: [item('Wanjikuwangarimuthonikariukiwakamauwanjengawathuo Kariuki Kamau Mwangi')] },
};
export const Clearing: Story = {
  render: () => <ClearDetails onClear={nothing} />,
  play: async ({ canvas }) => {
    takeFocus(canvas.getByRole('button', { name: 'Clear my details' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Keep my details' })).toHaveFocus();
  },
};
export const Keyboard: Story = { play: playButtonKeys };
