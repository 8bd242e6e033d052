import { createUdongo } from '@udongo/sdk';
import { FarmerForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export const RegisterFarmer = ({
  onDone,
  onOpen,
}: {
  onDone?: () => void;
  onOpen: (farmer: number) => void;
}) => (
  <FarmerForm
    api={udongo}
    onSaved={onDone}
    onCancel={onDone}
    onOpenExisting={({ id }) => onOpen(id)}
  />
);
