import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Input, Textarea } from '../input/index.ts';
import { Select } from '../select/index.ts';
import { Container, FieldGrid } from './index.ts';

const soilTypes = [
  { value: 'clay', label: 'Clay' },
  { value: 'loam', label: 'Loam' },
];

const meta = {
  title: 'Foundations/FieldGrid',
  component: FieldGrid,
  subcomponents: { Container },
  args: {
    children: (
      <>
        <Field label="Full name" required span="full">
          <Input defaultValue="Wanjiku Kariuki" />
        </Field>
        <Field label="Phone number" required>
          <Input type="tel" defaultValue="0712 345678" />
        </Field>
        <Field label="Soil type" required error="Soil type required">
          <Select options={soilTypes} placeholder="Choose" />
        </Field>
        <Field label="Size of land (acres)" required error="Farm size is required">
          <Input inputMode="decimal" placeholder="0.50" />
        </Field>
        <Field label="Address">
          <Input />
        </Field>
        <Field label="Notes" span="full">
          <Textarea />
        </Field>
      </>
    ),
  },
  parameters: { controls: { exclude: ['children'] } },
} satisfies Meta<typeof FieldGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const InASidebar: Story = { globals: { width: 'sidebar' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
