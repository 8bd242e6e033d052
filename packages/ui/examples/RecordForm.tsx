import { createUdongo } from '@udongo/sdk';
import { type RecordField, RecordForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

const fields = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name',
    required: 'County name is required',
    maxLength: 100,
  },
] as const satisfies readonly RecordField[];

export const NewCounty = ({ onDone }: { onDone?: () => void }) => (
  <RecordForm
    title="County"
    fields={fields}
    mode="create"
    save={udongo.counties.create}
    savedMessage="County created"
    onSaved={onDone}
    onCancel={onDone}
  />
);
