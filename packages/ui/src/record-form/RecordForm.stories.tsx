import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { discountFields, storedDiscount } from '../../test/discountForm.tsx';
import { playFormKeys } from '../../test/keyPlays.ts';
import { playScreenReader } from '../../test/screenReaderPlays.ts';
import { shopFields, storedShop } from '../../test/shopForm.tsx';
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
  id: 'admin-recordform',
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

export const Playground: Story = {};
export const Update: Story = {
  args: { mode: 'update', values: storedDiscount },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Shamba Bora')).toBeVisible();
  },
};
export const UpdateDark: Story = { ...Update, globals: { scheme: 'dark' }, tags: ['layout'] };
export const FieldErrors: Story = {
  tags: ['failure'],
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('3 things to correct')).toBeVisible();
  },
};
export const FieldErrorsOnAPhone: Story = { ...FieldErrors, globals: { width: 'phone' }, tags: ['layout'] };
export const FieldErrorsDark: Story = { ...FieldErrors, globals: { scheme: 'dark' }, tags: ['layout'] };
export const ServerErrors: Story = {
  tags: ['failure'],
  args: { mode: 'update', values: storedDiscount, save: refusing },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('Created By: Unknown user.')).toBeVisible();
  },
};
export const Failing: Story = {
  tags: ['failure'],
  args: { mode: 'update', values: storedDiscount, save: failing },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const FailingDark: Story = { ...Failing, globals: { scheme: 'dark' }, tags: ['layout'] };
export const Saving: Story = {
  args: { mode: 'update', values: storedDiscount, save: forever },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving' })).toBeVisible();
  },
};
/** The fields that few forms have, and some that depend on others. */
export const FurtherFields: Story = {
  render: () => (
    <RecordForm
      title="Shop"
      fields={shopFields}
      mode="update"
      values={storedShop}
      savedMessage="Shop saved"
      save={async (shop) => shop}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maize')).toBeVisible();
    await expect(canvas.getByText('KES 2,500.00')).toBeVisible();
  },
};
export const FurtherFieldErrors: Story = {
  tags: ['failure'],
  render: () => (
    <RecordForm
      title="Shop"
      fields={shopFields}
      mode="create"
      savedMessage="Shop saved"
      save={async (shop) => shop}
    />
  ),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText('4 things to correct')).toBeVisible();
  },
};
export const FurtherFieldErrorsDark: Story = {
  ...FurtherFieldErrors,
  globals: { scheme: 'dark' },
  tags: ['layout'],
};
export const Kiswahili: Story = { ...Update, globals: { locale: 'sw' }, tags: ['layout'] };
export const OnAPhone: Story = { ...Update, globals: { width: 'phone' }, tags: ['layout'] };
export const Keyboard: Story = { play: playFormKeys };
export const ScreenReader: Story = {
  args: { save: failing },
  play: async (context) => {
    const { canvas } = context;
    await playScreenReader('RecordForm', {
      'It is sent with errors': () => press(context),
      'Choices arrive': () => userEvent.click(canvas.getByRole('combobox', { name: 'Agrovet' })),
      'It is not saved': async () => {
        await userEvent.click(await canvas.findByRole('option', { name: 'Shamba Bora' }));
        await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'MVUA');
        await userEvent.type(canvas.getByRole('textbox', { name: /^Percentage/ }), '10');
        await press(context);
      },
    });
  },
};
