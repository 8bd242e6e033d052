import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createToastStore } from '../../../test/toastStore.ts';
import { Button } from '../button/index.ts';
import { Toaster, type ToastStore } from './index.ts';

function storeOf(toasts: ReturnType<ToastStore['getSnapshot']>): ToastStore {
  const nothing = () => undefined;
  return {
    subscribe: () => nothing,
    getSnapshot: () => toasts,
    dismiss: nothing,
    pause: nothing,
    resume: nothing,
  };
}

const every = storeOf([
  { id: 1, tone: 'success', title: 'Booking done successfully', message: 'Your code is UD-1285' },
  { id: 2, tone: 'error', title: 'Booking', message: 'Failed to update booking' },
  { id: 3, tone: 'warning', message: 'Add at least 1 sample' },
  { id: 4, tone: 'info', title: 'Account logout', message: 'You have logged out successfully' },
]);

const meta = {
  title: 'Foundations/Toaster',
  component: Toaster,
  args: { store: every },
  // Toasts are at the edge of the window, above all others.
  parameters: { docs: { isFramed: true } },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A toast appears when the button is pressed, and disappears by itself. */
export const OnPress: Story = {
  render: function OnPress() {
    const [{ store, show }] = useState(createToastStore);
    return (
      <>
        <Button onClick={() => show({ tone: 'success', message: 'Booking done successfully' })}>Book</Button>
        <Toaster store={store} />
      </>
    );
  },
};
export const Keyboard: Story = {
  ...OnPress,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    const toasts = within(document.body);
    (await toasts.findByRole('button', { name: 'Dismiss' })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toasts.queryByText('Booking done successfully')).toBeNull());
  },
};
export const EveryTone: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
export const LongText: Story = {
  args: {
    store: storeOf([
      {
        id: 1,
        tone: 'error',
        message:
          'Samples 3 Soil Type: "silt" is not a valid choice. Samples 3 Main Crop: Invalid pk "999" - object does not exist.',
      },
    ]),
  },
};
