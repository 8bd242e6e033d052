import { createUdongo } from '@udongo/sdk';
import { type BookingExtraFields, BookingForm } from '@udongo/ui';
import { useBookingExtra } from '@udongo/ui/experimental';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

const extraFields: BookingExtraFields = {
  plot_no: {
    label: 'Plot number',
    validate: (plot) => (plot ? undefined : 'Plot number is required'),
  },
};

/** A field of your own in plain HTML. */
function PlotNumber() {
  const { id, value, error, setValue } = useBookingExtra('extra.plot_no');
  return (
    <p>
      <label htmlFor={id}>Plot number</label>{' '}
      <input
        id={id}
        value={String(value ?? '')}
        onChange={({ target }) => setValue(target.value)}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
      />{' '}
      <strong id={`${id}-error`}>{error}</strong>
    </p>
  );
}

export const BookPlot = () => (
  <BookingForm
    api={udongo}
    user={null}
    extraFields={extraFields}
    sendExtra
    header={<PlotNumber />}
  />
);
