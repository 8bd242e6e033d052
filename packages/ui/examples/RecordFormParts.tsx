import { createUdongo } from '@udongo/sdk';
import { RecordForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** The fields in an order of your own, with words between them. */
export const NewCounty = () => (
  <RecordForm.Root
    title="County"
    fields={[
      {
        kind: 'text',
        name: 'name',
        label: 'Name',
        required: 'County name is required',
      },
    ]}
    mode="create"
    save={udongo.counties.create}
    savedMessage="County created"
  >
    <p>A county appears in every list as soon as it is saved.</p>
    <RecordForm.Note />
    <RecordForm.Fields>
      <RecordForm.Field name="name" />
    </RecordForm.Fields>
    <RecordForm.ErrorSummary />
    <RecordForm.Error />
    <RecordForm.Actions submitLabel="Create" />
  </RecordForm.Root>
);
