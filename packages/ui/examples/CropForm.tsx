import { createUdongo } from '@udongo/sdk';
import { CropForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export const NewCrop = ({ onDone }: { onDone?: () => void }) => (
  <CropForm api={udongo} crop={null} onSaved={onDone} onCancel={onDone} />
);
