import { createUdongo } from '@udongo/sdk';
import { Button, usePaymentPanel } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Only M-Pesa, to the phone of the booking. */
export function Pay({ booking }: { booking: number }) {
  const { payable, payment, start, isStarting, failure } = usePaymentPanel({
    api: udongo,
    of: { booking },
  });
  if (!payable) return null;
  if (payment?.status === 'pending')
    return <p>Enter your PIN on your phone.</p>;
  return (
    <>
      <Button
        pending={isStarting}
        onClick={() => start({ method: 'mpesa', phone: '' })}
      >
        Pay KES {payable.amount}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
