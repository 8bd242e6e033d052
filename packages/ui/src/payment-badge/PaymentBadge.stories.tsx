import type { Meta, StoryObj } from '@storybook/react-vite';
import { playButtonKeys } from '../../test/keyPlays.ts';
import { PaymentBadge } from './index.ts';

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
export const Keyboard: Story = { args: { onGetStatus: () => undefined }, play: playButtonKeys };
