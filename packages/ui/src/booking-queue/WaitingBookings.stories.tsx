import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playButtonKeys } from '../../test/keyPlays.ts';
import { everyState, stillForm as form, waiting as item, sent } from '../../test/queueFixtures.ts';
import { takeFocus } from '../lib/takeFocus.ts';
import { ClearDetails } from './ClearDetails.tsx';
import { WaitingBookings } from './WaitingBookings.tsx';

const formWithQueue = `import { BookingForm } from '@udongo/ui';

<BookingForm api={udongo} user={user} queue={queue} />`;

const meta = {
  title: 'Booking/WaitingBookings',
  component: WaitingBookings,
  args: {
    form,
    items: [item('Wanjiku Kariuki')],
    removed: null,
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
    form: { ...form, openUuid: 'Akinyi Achieng' },
    items: everyState,
  },
};
export const AllSent: Story = {
  args: {
    items: [sent],
  },
};
export const ManySent: Story = {
  args: {
    items: [
      ...['Akinyi', 'Chebet', 'Otieno'].map((uuid) => ({ ...sent, uuid })),
      item('Wanjiku Kariuki', {
        status: 'attention',
        problem: { reason: 'refused', message: 'Enter a valid phone number.', fieldErrors: {} },
      }),
    ],
    statusHref: ({ id }) => `/bookings/${id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a valid phone number.')).toBeVisible();
    await expect(canvas.getAllByText(/^Sent. Your code/)[0]).not.toBeVisible();
    await userEvent.click(canvas.getByText('3 sent'));
    await expect(canvas.getAllByRole('link', { name: 'See the status' })[0]).toBeVisible();
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
  args: { form: { ...form, wouldReplace: () => true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Wanjiku Kariuki' }));
    await expect(canvas.getByRole('button', { name: 'Keep the unfinished booking' })).toHaveFocus();
  },
};
export const LongName: Story = {
  args: { items: [item('Wanjikuwangarimuthonikariukiwakamauwanjengawathuo Kariuki Kamau Mwangi')] },
};
export const Clearing: Story = {
  render: () => <ClearDetails onClear={() => undefined} />,
  play: async ({ canvas }) => {
    takeFocus(canvas.getByRole('button', { name: 'Clear my details' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Keep my details' })).toHaveFocus();
  },
};
export const Keyboard: Story = { play: playButtonKeys };
