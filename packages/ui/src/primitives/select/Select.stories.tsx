import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Select } from './index.ts';

const meta = {
  title: 'Foundations/Select',
  component: Select,
  args: {
    options: [
      { value: 'clay', label: 'Clay' },
      { value: 'loam', label: 'Loam' },
      { value: 'peat', label: 'Peat (no longer offered)', disabled: true },
    ],
    placeholder: 'Choose',
  },
  render: (args) => (
    <Field label="Soil type">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'loam' } };
export const Disabled: Story = { args: { defaultValue: 'loam', disabled: true } };
export const Dark: Story = { ...Chosen, globals: { scheme: 'dark' } };
