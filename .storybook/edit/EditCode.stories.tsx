import type { Meta, StoryObj } from '@storybook/react-vite';
import { createHandlers } from '@udongo/sdk/msw';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import adminListParts from '../../packages/ui/examples/AdminListParts.tsx?raw';
import bookingFormParts from '../../packages/ui/examples/BookingFormParts.tsx?raw';
import recordForm from '../../packages/ui/examples/RecordForm.tsx?raw';
import useBookingForm from '../../packages/ui/examples/useBookingForm.tsx?raw';
import { EditCode } from './EditCode.tsx';

/** Examples to edit and see at once. The service behind them answers as the contract's examples do. */
const meta = {
  title: 'Edit the code',
  component: EditCode,
  args: {
    files: {
      'RecordForm.tsx': recordForm,
      'BookingFormParts.tsx': bookingFormParts,
      'useBookingForm.tsx': useBookingForm,
      'AdminListParts.tsx': adminListParts,
    },
  },
  tags: ['!autodocs', 'page'],
  parameters: { hasOwnTexts: true },
  beforeEach: ({ msw }) => msw.use(...createHandlers('https://api.example.com').all),
} satisfies Meta<typeof EditCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: 'Edit the code',
  play: async ({ canvas }) => {
    const result = within(canvas.getByRole('region', { name: 'Result' }));
    const code = canvas.getByRole('textbox', { name: 'Code' });
    const write = (text: string) => fireEvent.change(code, { target: { value: text } });
    await expect(await result.findByRole('form', { name: 'Price' })).toBeVisible();
    await write(recordForm.replace("label: 'Product'", "label: 'Fertiliser'"));
    await expect(await result.findByRole('combobox', { name: /^Fertiliser/ })).toBeVisible();
    await write('export const Broken = () => <b>');
    await expect(await result.findByRole('alert')).toHaveTextContent(/./);
    // The last drawing that worked stays.
    await expect(result.getByRole('combobox', { name: /^Fertiliser/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(await result.findByRole('combobox', { name: /^Product/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Example' }), 'AdminListParts.tsx');
    const list = within(canvas.getByRole('region', { name: 'Result' }));
    await expect(await list.findByRole('button', { name: 'Kiambu' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Example' }), 'RecordForm.tsx');
  },
};
