import { createUdongo } from '@udongo/sdk';
import { FarmerForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export const RegisterFarmer = ({ onDone }: { onDone?: () => void }) => (
  <FarmerForm
    api={udongo}
    onSaved={onDone}
    onCancel={onDone}
    onOpenExisting={({ id }) => location.assign(`/farmers/${id}`)}
  />
);
