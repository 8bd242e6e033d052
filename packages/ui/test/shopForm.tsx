import {
  fileField,
  moneyField,
  multiSelectField,
  type RecordField,
  tagsField,
} from '../src/record-form/index.ts';

const crops = ['Beans', 'Cabbage', 'Maize'].map((label, index) => ({ value: index + 1, label }));

/** A form with the fields that few forms have, and with some that depend on others. */
export const shopFields = [
  { kind: 'phone', name: 'phone', label: 'Phone', required: 'Phone is required' },
  moneyField({ name: 'fee', label: 'Fee', required: 'Fee is required', min: 50, max: 100_000 }),
  multiSelectField({
    name: 'services',
    label: 'Services',
    required: 'Choose a service',
    options: [
      { value: 'sampling', label: 'Sampling' },
      { value: 'advice', label: 'Advice' },
      { value: 'delivery', label: 'Delivery' },
    ],
  }),
  multiSelectField({
    name: 'crops',
    label: 'Crops',
    limit: 2,
    debounceMs: 0,
    load: async (search) => crops.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    loadSelected: async (ids: readonly number[]) => crops.filter(({ value }) => ids.includes(value)),
  }),
  tagsField({ name: 'languages', label: 'Languages', limit: 3, hint: 'Enter ends one' }),
  fileField({
    name: 'logo',
    label: 'Logo',
    accept: 'image/png,image/jpeg',
    maxSize: 60_000,
    hint: 'PNG or JPEG, at most 60 KB',
  }),
  {
    kind: 'select',
    name: 'kind',
    label: 'Kind',
    required: 'Kind is required',
    options: [
      { value: 'shop', label: 'Shop' },
      { value: 'person', label: 'Person' },
    ],
  },
  {
    kind: 'text',
    name: 'shop_name',
    label: 'Name of the shop',
    visible: ({ kind }) => kind === 'shop',
    required: 'A shop needs a name',
  },
  {
    kind: 'select',
    name: 'opening',
    label: 'Opening hours',
    required: ({ kind }) => (kind === 'shop' ? 'A shop has opening hours' : undefined),
    options: ({ kind }) =>
      kind === 'shop'
        ? [
            { value: 'week', label: 'Monday to Friday' },
            { value: 'always', label: 'Every day' },
          ]
        : [{ value: 'always', label: 'Every day' }],
  },
] as const satisfies readonly RecordField[];

export const storedShop = {
  phone: '+254712345678',
  fee: '2500.00',
  services: ['advice'],
  crops: [3],
  languages: ['English', 'Kikuyu'],
  logo: 'https://files.udongo.test/logos/shamba.png?v=2',
  kind: 'shop',
  shop_name: 'Shamba Bora',
  opening: 'week',
};
