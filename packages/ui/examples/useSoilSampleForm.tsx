import { createUdongo } from '@udongo/sdk';
import {
  Input,
  RecordFormField,
  RecordFormFrame,
  useSoilSampleForm,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Only pH of a sample that is there; unusual readings are asked about by `warnings`. */
export function PhForm({ booking }: { booking: number }) {
  const { record, warnings, confirm } = useSoilSampleForm({
    api: udongo,
    defaultValues: { booking },
  });
  return (
    <RecordFormFrame controller={record}>
      <RecordFormField path="sensor_data.pH" label="pH" required>
        <Input
          inputMode="decimal"
          {...record.form.register('sensor_data.pH')}
        />
      </RecordFormField>
      {warnings.length > 0 && (
        <button type="button" onClick={confirm}>
          Save all the same
        </button>
      )}
    </RecordFormFrame>
  );
}
