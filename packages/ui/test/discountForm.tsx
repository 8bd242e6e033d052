import type { RecordField } from '../src/record-form/index.ts';

const agrovets = [
  { value: 1, label: 'Mavuno Agrovet' },
  { value: 2, label: 'Shamba Bora' },
];

/** A form with a field of every kind. */
export const discountFields = [
  { kind: 'text', name: 'code', label: 'Code', required: 'Code is required', maxLength: 20 },
  {
    kind: 'number',
    name: 'percentage',
    label: 'Percentage',
    unit: '%',
    min: 1,
    max: 100,
    required: 'Percentage is required',
  },
  {
    kind: 'select',
    name: 'applies_to',
    label: 'Applies to',
    options: [
      { value: 'farmers', label: 'Farmers' },
      { value: 'agents', label: 'Agents' },
    ],
  },
  {
    kind: 'lookup',
    name: 'agent',
    label: 'Agrovet',
    required: 'Agrovet is required',
    emptyMessage: 'Agrovet not found',
    debounceMs: 0,
    load: async (search) =>
      agrovets.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    loadSelected: async (ids: readonly number[]) => agrovets.filter(({ value }) => ids.includes(value)),
  },
  { kind: 'date', name: 'ends_on', label: 'Last day', min: '2026-11-20', hint: 'Leave empty for no end' },
  { kind: 'text', name: 'contact', label: 'Contact', type: 'email' },
  { kind: 'textarea', name: 'notes', label: 'Notes', maxLength: 200 },
  { kind: 'checkbox', name: 'active', label: 'May be used now' },
] as const satisfies readonly RecordField[];

/** A stored record, as an API answers it. */
export const storedDiscount = {
  id: 7,
  code: 'MVUA',
  percentage: '12.50',
  applies_to: 'agents',
  agent: 2,
  ends_on: '2026-12-24',
  contact: 'bora@udongo.test',
  notes: 'For the short rains',
  active: true,
};
