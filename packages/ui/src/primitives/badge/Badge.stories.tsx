import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './index.ts';

const meta = {
  title: 'Foundations/Badge',
  component: Badge,
  args: { children: 'Booked' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', icon: 'check', children: 'Paid' } };
export const Failure: Story = { args: { tone: 'error', icon: 'close', children: 'Canceled' } };
export const Warning: Story = { args: { tone: 'warning', icon: 'refresh', children: 'Get Status' } };
export const Info: Story = { args: { tone: 'info', icon: 'clock', children: 'Received' } };
