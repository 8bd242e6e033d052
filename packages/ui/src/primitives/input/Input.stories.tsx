import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Input, Textarea } from './index.ts';

const meta = {
  title: 'Foundations/Input',
  component: Input,
  subcomponents: { Textarea },
  args: { defaultValue: 'Lower plot, beside the borehole' },
  render: (args) => (
    <Field label="Sample location">
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { defaultValue: '' },
  render: (args) => (
    <Field label="Sample location" required error="Sample location required">
      <Input {...args} />
    </Field>
  ),
};
export const SeveralLines: Story = {
  render: () => (
    <Field label="Notes">
      <Textarea defaultValue="Lime two years ago, compost last season" />
    </Field>
  ),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
