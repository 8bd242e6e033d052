import { createUdongo } from '@udongo/sdk';
import {
  Input,
  RecordFormField,
  RecordFormFrame,
  useRecordForm,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A form of one record with markup of your own. */
export function NewCounty() {
  const controller = useRecordForm({
    title: 'County',
    mode: 'create',
    values: { name: '' },
    labels: { name: 'Name' },
    check: ({ name }) =>
      name ? [] : [{ path: ['name'], message: 'County name is required' }],
    save: udongo.counties.create,
    savedMessage: 'County created',
  });
  return (
    <RecordFormFrame controller={controller}>
      <RecordFormField path="name" label="Name" required>
        <Input {...controller.form.register('name')} />
      </RecordFormField>
    </RecordFormFrame>
  );
}
