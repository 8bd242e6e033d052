import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = {
  title: 'Foundations/ConflictDialog',
  component: ConflictDialog,
  // No host draws it: `useMerge` does, which docs/components.md explains.
  tags: ['!autodocs'],
  args: {
    conflicts: [
      {
        path: 'notes',
        label: 'Notes',
        base: 'Call before you come.',
        mine: 'Call before you come. The gate is locked after four.',
        theirs: 'Call Akinyi on the second number; the dog is loose until noon.\nPark at the church.',
      },
      { path: 'county', label: 'County', base: 'Siaya', mine: 'Kisumu', theirs: 'Empty' },
      {
        path: 'samples.1',
        label: 'Samples 2',
        base: 'Location: Lower field\nNotes: Wet',
        mine: 'Removed',
        theirs: 'Location: Lower field\nNotes: Wet, near the river',
      },
    ],
    onSave: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { isFramed: true } },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pageOf = ({ canvasElement }: Parameters<Play>[0]) => within(canvasElement.ownerDocument.body);

/** Two people changed the same fields: nothing is chosen yet. */
export const Conflict: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnAPhone: Story = { globals: { width: 'phone' } };
export const Kiswahili: Story = { globals: { locale: 'sw' } };
/** A person takes everything of the other, then one field of their own. */
export const Chosen: Story = {
  play: async (context) => {
    const page = pageOf(context);
    await userEvent.click(await page.findByRole('button', { name: /^(Keep all theirs|Baki na zote)/ }));
    const [mine] = page.getAllByRole('radio', { name: /^(Yours|Yako)/ });
    if (mine) await userEvent.click(mine);
    await userEvent.click(page.getByRole('button', { name: /^(Save|Hifadhi)$/ }));
    await expect(context.args.onSave).toHaveBeenCalledWith({
      notes: 'mine',
      county: 'theirs',
      'samples.1': 'theirs',
    });
  },
};
/** Saving without a choice leads to the first field that misses one. */
export const NotChosen: Story = {
  tags: ['failure'],
  play: async (context) => {
    const page = pageOf(context);
    await userEvent.click(await page.findByRole('button', { name: /^(Save|Hifadhi)$/ }));
    await expect(page.getAllByRole('radio')[0]).toHaveFocus();
    await expect(page.getAllByText(/^(Choose yours|Chagua yako)/)).toHaveLength(3);
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};
export const NotChosenDark: Story = { ...NotChosen, globals: { scheme: 'dark' } };
/** Arrows choose within a field, Tab stays inside, and Escape cancels. */
export const Keyboard: Story = {
  play: async (context) => {
    const page = pageOf(context);
    const dialog = await page.findByRole('dialog');
    const [mine, theirs] = within(dialog).getAllByRole<HTMLInputElement>('radio');
    mine?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(theirs).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(mine).toBeChecked();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(context.args.onCancel).toHaveBeenCalled();
  },
};
