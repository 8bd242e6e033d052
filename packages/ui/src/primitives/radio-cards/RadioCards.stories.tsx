import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { RadioCards } from './index.ts';

const meta = {
  title: 'Foundations/RadioCards',
  component: RadioCards,
  args: {
    name: 'test_type',
    options: [
      { value: 'basic', title: 'Basic Macro-Nutrients Analysis', note: 'KES 2,000.00 a sample' },
      { value: 'complete', title: 'Complete Soil Analysis', note: 'KES 6,500.00 a sample' },
      { value: 'microbial', title: 'Microbial Analysis', note: 'KES 5,000.00 a sample' },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <Field group label="Test type" required error={parameters.error as string | undefined}>
        <Story />
      </Field>
    ),
  ],
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'basic' } };
export const Invalid: Story = { parameters: { error: 'Select Test Type' } };
export const Locked: Story = { args: { defaultValue: 'complete', disabled: true } };
export const Dark: Story = { args: { defaultValue: 'basic' }, globals: { scheme: 'dark' } };
export const InASidebar: Story = { args: { defaultValue: 'basic' }, globals: { width: 'sidebar' } };
