import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Foundations/Card',
  component: Card,
  args: { title: 'Sample 1', children: 'Lower plot, beside the borehole' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Duplicate</Button>
        <Button variant="danger">Remove</Button>
      </>
    ),
  },
};
export const Dark: Story = { ...WithActions, globals: { scheme: 'dark' } };
