import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/index.ts';
import { SensorPasteDialog } from './index.ts';

const meta = {
  title: 'Admin/SensorPasteDialog',
  component: SensorPasteDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    onSubmit: async (): Promise<unknown> => undefined,
    locate: async () => ({ latitude: -1.28639, longitude: 36.81722, accuracyMeters: 8.4 }),
  },
  parameters: { docs: { isFramed: true } },
} satisfies Meta<typeof SensorPasteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(page.getByLabelText('Readings'));
  await userEvent.paste('N: 12\npH: 5.8');
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
};

export const Closed: Story = {
  args: { open: false },
  render: function Closed(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Paste readings</Button>
        <SensorPasteDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};
export const Open: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
export const OwnTitle: Story = { args: { title: 'Readings of sample 12' } };
export const Pending: Story = {
  args: { onSubmit: () => new Promise(() => undefined) },
  play: submit,
};
export const Failed: Story = {
  args: { onSubmit: async () => Promise.reject(new Error('Server error occurred. Please try again later.')) },
  play: async (context) => {
    await submit(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
