import { createUdongo } from '@udongo/sdk';
import { useRecordForm } from '@udongo/ui/experimental';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A form of one record in plain HTML. */
export function NewCounty() {
  const form = useRecordForm({
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
    <form {...form.getFormProps()}>
      <label>
        Name
        <input {...form.getFieldProps('name')} />
      </label>
      {form.errorOf('name') && <p {...form.getErrorProps('name')} />}
      {form.failure && <p role="alert">{form.failure}</p>}
      <button type="submit" disabled={form.pending}>
        Save
      </button>
    </form>
  );
}
