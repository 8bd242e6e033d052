import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playListKeys } from '../../../test/keyPlays.ts';
import { Field } from '../field/index.ts';
import { MultiSelect, type Option } from './index.ts';

const crops: Option<number>[] = [
  { value: 1, label: 'Beans' },
  { value: 2, label: 'Cabbage' },
  { value: 3, label: 'Coffee' },
  { value: 4, label: 'Maize' },
  { value: 5, label: 'Tomato' },
];

const meta = {
  title: 'Foundations/MultiSelect',
  component: MultiSelect<number>,
  args: {
    load: async () => crops,
    filter: 'local',
    limit: 3,
    placeholder: 'Add a crop',
    emptyMessage: 'Crop not found',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, minHeight: 400 }}>
        <Field label="Crops" labelNote="up to 3">
          <Story />
        </Field>
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Some: Story = { args: { defaultValue: [4, 1], selectedOptions: crops } };
export const LimitReached: Story = {
  args: { defaultValue: [4, 1, 3], selectedOptions: crops },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findByRole('option', { name: 'Tomato' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const LimitReachedDark: Story = { ...LimitReached, globals: { scheme: 'dark' } };
export const Disabled: Story = { args: { defaultValue: [4], selectedOptions: crops, disabled: true } };
export const InASidebar: Story = {
  args: { defaultValue: [4, 1, 3], selectedOptions: crops },
  globals: { width: 'sidebar' },
};
export const Keyboard: Story = {
  play: async (context) => {
    const { canvas } = context;
    await playListKeys(context);
    await expect(canvas.getByRole('button', { name: 'Remove Beans' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('button', { name: 'Remove Beans' })).toBeNull();
  },
};
