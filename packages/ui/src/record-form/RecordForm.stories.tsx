import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { discountFields, storedDiscount } from '../../test/discountForm.tsx';
import { RecordForm, RecordFormField, RecordFormFrame, type RecordFormProps } from './index.ts';

type Props = RecordFormProps<typeof discountFields, unknown>;

const save: Props['save'] = async (discount) => discount;
const forever: Props['save'] = () => new Promise(() => undefined);
const failing: Props['save'] = () =>
  Promise.reject(new Error('Server error occurred. Please try again later.'));
const refusing: Props['save'] = () =>
  Promise.reject({
    message: 'Code: This code exists already.',
    fieldErrors: { code: 'This code exists already.', created_by: 'Unknown user.' },
  });

const meta = {
  title: 'Admin/RecordForm',
  component: RecordForm<typeof discountFields, unknown>,
  subcomponents: { RecordFormFrame, RecordFormField },
  args: {
    title: 'Discount',
    fields: discountFields,
    mode: 'create',
    savedMessage: 'Discount created',
    save,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof RecordForm<typeof discountFields, unknown>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas }) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Save|Hifadhi)$/ }));

export const Create: Story = {};
export const Update: Story = {
  args: { mode: 'update', values: storedDiscount },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Shamba Bora')).toBeVisible();
  },
};
export const UpdateDark: Story = { ...Update, globals: { scheme: 'dark' } };
export const FieldErrors: Story = {
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('3 things to correct')).toBeVisible();
  },
};
export const FieldErrorsOnAPhone: Story = { ...FieldErrors, globals: { width: 'phone' } };
export const FieldErrorsDark: Story = { ...FieldErrors, globals: { scheme: 'dark' } };
export const ServerErrors: Story = {
  args: { mode: 'update', values: storedDiscount, save: refusing },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Created By: Unknown user.')).toBeVisible();
  },
};
export const Failing: Story = {
  args: { mode: 'update', values: storedDiscount, save: failing },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const FailingDark: Story = { ...Failing, globals: { scheme: 'dark' } };
export const Saving: Story = {
  args: { mode: 'update', values: storedDiscount, save: forever },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toBeVisible();
  },
};
export const Kiswahili: Story = { ...Update, globals: { locale: 'sw' } };
export const OnAPhone: Story = { ...Update, globals: { width: 'phone' } };
