import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Plot } from '../../test/plots.ts';
import { Button } from '../primitives/index.ts';
import { BulkDialog, type BulkDialogProps } from './index.ts';

const rows = [
  { id: 1, name: 'Lower plot' },
  { id: 2, name: 'Upper terrace' },
] as unknown as readonly Plot[];

const meta = {
  title: 'Admin/BulkDialog',
  component: BulkDialog<Plot>,
  args: {
    rows,
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    title: 'Plough 2 plots',
    start: 'Plough',
    progress: (done, count) => `Ploughing ${done} of ${count}`,
    failed: (done, count) => `${done} of ${count} are ploughed`,
    done: 'Ploughed successfully',
    act: async (_row) => undefined,
    onClose: () => undefined,
    onFinish: () => undefined,
    children: <p>Both plots are ploughed before the rains.</p>,
  },
  parameters: { docs: { isFramed: true } },
} satisfies Meta<BulkDialogProps<Plot>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  render: function Closed(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Plough</Button>
        {isOpen && <BulkDialog {...args} onClose={() => setIsOpen(false)} />}
      </>
    );
  },
};
export const Asking: Story = {};

export const FailedInPart: Story = {
  args: {
    act: async ({ id }) => {
      if (id === 2) throw new Error('The tractor is elsewhere.');
    },
  },
  play: async ({ userEvent, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const start = [...body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Plough');
    if (start) await userEvent.click(start);
    await expect(body).toHaveTextContent('The tractor is elsewhere.');
  },
};
