import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../input/index.ts';
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
