import { type Crop, createUdongo } from '@udongo/sdk';
import {
  Input,
  RecordFormField,
  RecordFormFrame,
  useCropForm,
} from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Only the name of a stored crop, in the frame of every form of a record. Its ranges stay as they are. */
export function CropName({ crop }: { crop: Crop }) {
  const controller = useCropForm({ api: udongo, crop });
  return (
    <RecordFormFrame controller={controller}>
      <RecordFormField path="name" label="Name" required>
        <Input {...controller.form.register('name')} />
      </RecordFormField>
    </RecordFormFrame>
  );
}
