import { createUdongo } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { moneyField, type RecordField, RecordForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

const fields = [
  {
    kind: 'select',
    name: 'product',
    label: 'Product',
    required: 'Choose a product',
    options: [
      { value: 'can', label: 'CAN' },
      { value: 'dap', label: 'DAP' },
    ],
  },
  moneyField({
    name: 'price_per_bag',
    label: 'Price of a bag of 50 kg',
    required: 'Price is required',
    min: 1,
  }),
  {
    kind: 'date',
    name: 'as_of',
    label: 'Day',
    required: 'Day is required',
  },
] as const satisfies readonly RecordField[];

export const NewPrice = ({ onDone }: { onDone?: () => void }) => (
  <RecordForm
    title="Price"
    fields={fields}
    mode="create"
    values={{ as_of: todayInNairobi() }}
    save={udongo.prices.create}
    savedMessage="Price created"
    onSaved={onDone}
    onCancel={onDone}
  />
);
