import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { playListKeys } from '../../../test/keyPlays.ts';
import { Dialog } from '../dialog/index.ts';
import { Field } from '../field/index.ts';
import { Combobox, type Option } from './index.ts';

const counties: Option<number>[] = [
  { value: 13, label: 'Tharaka-Nithi' },
  { value: 19, label: 'Nyeri' },
  { value: 21, label: "Murang'a" },
  { value: 22, label: 'Kiambu' },
  { value: 27, label: 'Uasin Gishu' },
  { value: 42, label: 'Kisumu' },
];

const forever = () => new Promise<never>(() => undefined);

const meta = {
  title: 'Foundations/Combobox',
  id: 'foundations-combobox',
  component: Combobox<number>,
  args: {
    load: async (search) =>
      counties.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    emptyMessage: 'County not found',
    placeholder: 'Choose',
    debounceMs: 100,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360, minHeight: 400 }}>
        <Field label="County">
          <Story />
        </Field>
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => userEvent.click(canvas.getByRole('combobox'));

export const Playground: Story = {};
export const Open: Story = {
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findAllByRole('option')).toHaveLength(6);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};
export const OpenDark: Story = { ...Open, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Chosen: Story = {
  args: { defaultValue: 22, selectedOption: { value: 22, label: 'Kiambu' } },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('option', { name: 'Kiambu', selected: true })).toBeVisible();
  },
};
export const ManyLines: Story = {
  tags: ['layout'],
  args: {
    load: async () => Array.from({ length: 47 }, (_, row) => ({ value: row, label: `County ${row + 1}` })),
  },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await context.canvas.findByRole('option', { name: 'County 47' })).toBeVisible();
  },
};
export const Loading: Story = { args: { load: forever }, play: open };
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Kampala');
    await expect(await canvas.findAllByText('County not found')).toHaveLength(2);
  },
};
export const Failed: Story = {
  tags: ['failure'],
  args: { load: async () => Promise.reject(new Error('Network error.')) },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Kiswahili: Story = {
  tags: ['layout'],
  args: { load: async () => [], emptyMessage: '' },
  globals: { locale: 'sw' },
};
export const InADialog: Story = {
  tags: ['layout'],
  decorators: [
    (Story) => (
      <Dialog open title="New farmer" size="small" onOpenChange={() => undefined}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement.ownerDocument.body);
    await userEvent.click(await dialog.findByRole('combobox'));
    await expect(await dialog.findAllByRole('option')).toHaveLength(6);
  },
};
export const Keyboard: Story = { play: playListKeys };
