import { createUdongo } from '@udongo/sdk';
import {
  Input,
  RecordFormField,
  RecordFormFrame,
  useCropForm,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Only the name, in the frame of every form of a record. */
export function CropName() {
  const controller = useCropForm({ api: udongo, crop: null });
  return (
    <RecordFormFrame controller={controller}>
      <RecordFormField path="name" label="Name" required>
        <Input {...controller.form.register('name')} />
      </RecordFormField>
    </RecordFormFrame>
  );
}
