import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Foundations/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Delete entry',
    onOpenChange: () => undefined,
    size: 'small',
    children: 'Are you sure you want to delete this entry?',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  parameters: { docs: { isFramed: true } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button opens it; the focus returns to the button. */
export const Closed: Story = {
  args: { open: false },
  render: function Closed(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete entry</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};
export const Question: Story = {};
export const Form: Story = {
  args: {
    title: 'New farmer',
    description: 'The farmer gets a message with the booking code.',
    children: (
      <Field label="Full name" required>
        <Input />
      </Field>
    ),
  },
};
/** Details of a row, beside the list that it is of. */
export const Panel: Story = {
  args: { size: 'panel', title: 'Message', children: 'Your report of UD-1026 is ready.', footer: undefined },
};
export const LongText: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={String(line)}>Line {line + 1}</p>) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
