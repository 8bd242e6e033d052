import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGrid } from '../field-grid/index.ts';
import { Input, Textarea } from '../input/index.ts';
import { Select } from '../select/index.ts';
import { Field } from './index.ts';

const meta = {
  title: 'Foundations/Field',
  component: Field,
  args: { label: 'Sample location', children: <Input defaultValue="Lower plot, beside the borehole" /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Required: Story = { args: { required: true } };
export const HintAndCounter: Story = {
  args: { required: true, hint: 'Village, plot or landmark.', counterMax: 500 },
};
export const Invalid: Story = {
  args: { required: true, error: 'Sample location required', children: <Input placeholder="Lower plot" /> },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Where exactly on the farm was the soil of this sample taken, as a neighbour would describe it',
    hint: 'Village, ward, nearest school or market, and anything that helps a stranger find the place again.',
    error:
      'Sample location required, and it has to be a place that a stranger can find again without asking.',
  },
};
export const AnyControl: Story = {
  args: {
    label: 'Date of test',
    hint: '24 Nov 2026',
    children: (control) => (
      <input type="date" className="udongo-input" defaultValue="2026-11-24" {...control} />
    ),
  },
};

const soilTypes = [
  { value: 'clay', label: 'Clay' },
  { value: 'loam', label: 'Loam' },
];

function ManyFields() {
  return (
    <FieldGrid>
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
    </FieldGrid>
  );
}

export const Grid: Story = { render: () => <ManyFields /> };
export const GridInASidebar: Story = { render: () => <ManyFields />, globals: { width: 'sidebar' } };
export const GridDark: Story = { render: () => <ManyFields />, globals: { scheme: 'dark' } };
