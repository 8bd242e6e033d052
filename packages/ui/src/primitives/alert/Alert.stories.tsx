import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './index.ts';

const meta = {
  title: 'Foundations/Alert',
  component: Alert,
  args: {
    tone: 'error',
    title: '2 things to correct',
    children: (
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <li>
          <a href="#soil-type">Sample 1: Soil type required</a>
        </li>
        <li>
          <a href="#farm-size">Sample 1: Farm size is required</a>
        </li>
      </ul>
    ),
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ErrorSummary: Story = {};
export const Warning: Story = {
  args: { tone: 'warning', title: 'Add at least 1 sample', children: undefined },
};
export const Info: Story = { args: { tone: 'info', title: undefined, children: 'You are offline.' } };
export const Success: Story = {
  args: { tone: 'success', title: 'Booking done successfully', children: 'Your code is UD-1285' },
};
export const ErrorSummaryDark: Story = { globals: { scheme: 'dark' } };
export const WarningDark: Story = { ...Warning, globals: { scheme: 'dark' } };
