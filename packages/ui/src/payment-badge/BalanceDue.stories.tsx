import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceDue, PaymentBadge } from './index.ts';

const meta = {
  title: 'Booking/BalanceDue',
  component: BalanceDue,
  args: { amount: '13000.00', canceled: false },
} satisfies Meta<typeof BalanceDue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToPay: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };

/** A booking that was paid and then grew: the rest is beside the badge. */
export const BesideBadge: Story = {
  render: (args) => (
    <>
      <PaymentBadge paid={false} canceled={false} /> <BalanceDue {...args} />
    </>
  ),
};

/** A booking that is paid in full: nothing is shown. */
export const NothingToPay: Story = {
  args: { amount: '0.00' },
  render: (args) => (
    <>
      <PaymentBadge paid canceled={false} /> <BalanceDue {...args} />
    </>
  ),
};
