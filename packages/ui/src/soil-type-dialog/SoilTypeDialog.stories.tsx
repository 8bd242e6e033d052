import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SoilTypeHelp } from '../../examples/SoilTypeDialogParts.tsx';
import parts from '../../examples/SoilTypeDialogParts.tsx?raw';
import { playScreenReader } from '../../test/screenReaderPlays.ts';
import { shownCode } from '../../test/shownCode.ts';
import { Button } from '../primitives/index.ts';
import { SoilTypeDialog } from './index.ts';

const meta = {
  title: 'Components/SoilTypeDialog',
  component: SoilTypeDialog,
  args: { open: true, onOpenChange: () => undefined, onChoose: () => undefined },
  parameters: { docs: { isFramed: true } },
} satisfies Meta<typeof SoilTypeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { open: false },
  render: function Closed(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Which soil is it?</Button>
        <SoilTypeDialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
};
export const Open: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
export const ScreenReader: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await playScreenReader('SoilTypeDialog', {
      'It opens': () => userEvent.click(canvas.getByRole('button')),
      'The table is read': async () => undefined,
      'A row is read': async () => undefined,
      'It closes': () => userEvent.keyboard('{Escape}'),
    });
  },
};
/** Parts between elements of a page of your own. */
export const OwnOrder: Story = {
  tags: ['recipe'],
  render: () => <SoilTypeHelp onChoose={() => undefined} />,
  parameters: { ...shownCode(parts), hasOwnTexts: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Which soil is it?' }));
    await expect(await canvas.findByText(/roll it between your hands/)).toBeVisible();
  },
};
