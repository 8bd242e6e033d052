import { createUdongo } from '@udongo/sdk';
import { OtherCropNameForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export const NewName = ({ onDone }: { onDone?: () => void }) => (
  <OtherCropNameForm
    api={udongo}
    otherCropName={null}
    onSaved={onDone}
    onCancel={onDone}
  />
);
