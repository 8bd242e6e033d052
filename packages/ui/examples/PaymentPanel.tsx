import { createUdongo } from '@udongo/sdk';
import { PaymentPanel } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Anyone with the link of a booking can pay it. */
export const Pay = ({ uuid }: { uuid: string }) => (
  <PaymentPanel
    api={udongo}
    of={{ uuid }}
    returnUrl={`https://book.example.com/status/${uuid}`}
  />
);
