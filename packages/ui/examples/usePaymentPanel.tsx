import { createUdongo } from '@udongo/sdk';
import { usePaymentPanel } from '@udongo/ui/experimental';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Pays by M-Pesa, in plain HTML. */
export function Pay({ booking }: { booking: number }) {
  const pay = usePaymentPanel({ api: udongo, of: { booking } });
  const { payable, view, form } = pay;
  if (pay.loadFailure) return <p role="alert">{pay.loadFailure}</p>;
  if (!payable) return null;
  if (view === 'paid') return <p>Paid, thank you.</p>;
  if (view === 'waiting') return <p role="status">{pay.waitingTitle}</p>;
  return (
    <form {...form.getFormProps()}>
      {pay.problem && <p>{pay.problem}</p>}
      {form.methods.map(({ value, title }) => (
        <label key={value}>
          <input {...form.getMethodProps(value)} /> {title}
        </label>
      ))}
      {form.needsPhone && (
        <>
          <label>
            M-Pesa number that will pay
            <input {...form.getPhoneProps()} />
          </label>
          <p {...form.getPhoneHintProps()} />
        </>
      )}
      <button {...form.getSubmitProps()}>
        {form.submitLabel}: KES {payable.amount}
      </button>
      {pay.failure && <p role="alert">{pay.failure}</p>}
    </form>
  );
}
