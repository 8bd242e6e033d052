import { createUdongo, type SoilTestSample } from '@udongo/sdk';
import {
  Input,
  RecordFormField,
  RecordFormFrame,
  useSoilSampleForm,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Only pH of a stored sample; unusual readings are asked about by `warnings`. */
export function PhForm({ sample }: { sample: SoilTestSample }) {
  const { record, warnings, confirm } = useSoilSampleForm({
    api: udongo,
    sample,
  });
  return (
    <RecordFormFrame controller={record}>
      <RecordFormField path="sensor_data.pH" label="pH" required>
        <Input
          inputMode="decimal"
          {...record.form.register('sensor_data.pH')}
        />
      </RecordFormField>
      {warnings.map(({ reading, value, text }) => (
        <p key={reading}>
          {value}: {text}{' '}
          <button type="button" onClick={confirm}>
            Save all the same
          </button>
        </p>
      ))}
    </RecordFormFrame>
  );
}
