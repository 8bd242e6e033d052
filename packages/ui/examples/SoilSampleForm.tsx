import { createUdongo } from '@udongo/sdk';
import { locateDevice } from '@udongo/sdk/location';
import { SoilSampleForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export const NewSample = ({
  booking,
  onDone,
}: {
  booking: number;
  onDone?: () => void;
}) => (
  <SoilSampleForm
    api={udongo}
    defaultValues={{ booking }}
    locate={locateDevice}
    onSaved={onDone}
    onCancel={onDone}
  />
);
