import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceDue, PaymentBadge } from './index.ts';

const meta = {
  title: 'Booking/PaymentBadge',
  component: PaymentBadge,
  args: { paid: false, canceled: false },
} satisfies Meta<typeof PaymentBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { args: { paid: true } };
export const Canceled: Story = { args: { canceled: true } };
export const GetStatus: Story = {};
export const GetStatusAsButton: Story = { args: { onGetStatus: () => undefined } };
export const Pending: Story = { args: { onGetStatus: () => undefined, pending: true } };
export const Dark: Story = { args: { onGetStatus: () => undefined }, globals: { scheme: 'dark' } };
export const Kiswahili: Story = { args: { paid: true }, globals: { locale: 'sw' } };

/** A booking that was paid and grew: what is still to be paid stands beside the badge. */
export const WithBalance: Story = {
  render: (args) => (
    <>
      <PaymentBadge {...args} /> <BalanceDue amount="13000.00" />
    </>
  ),
};
