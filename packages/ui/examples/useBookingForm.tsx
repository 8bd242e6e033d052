import { createUdongo } from '@udongo/sdk';
import { useBookingForm } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A form with markup of your own; the first sample is there already. */
export function ShortForm() {
  const { form, pathId, submit, status, done, testTypes } = useBookingForm({
    api: udongo,
    user: null,
  });
  if (done) return <p>Your code is {done.code}.</p>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={pathId('name')}>Full name</label>
      <input id={pathId('name')} {...form.register('name')} />
      <label htmlFor={pathId('test_type')}>Test</label>
      <select id={pathId('test_type')} {...form.register('test_type')}>
        {testTypes.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <button type="submit" aria-busy={status === 'pending'}>
        Book
      </button>
    </form>
  );
}
