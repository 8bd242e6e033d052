import { createUdongo } from '@udongo/sdk';
import { PaymentPanel } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Whoever holds the link of a booking may pay it. */
export const Pay = ({ uuid }: { uuid: string }) => (
  <PaymentPanel
    api={udongo}
    of={{ uuid }}
    returnUrl={`https://book.example.com/status/${uuid}`}
  />
);
