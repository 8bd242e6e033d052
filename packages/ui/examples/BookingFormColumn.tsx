import { createUdongo } from '@udongo/sdk';
import { BookingForm, type BookingFormRootProps } from '@udongo/ui';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** A form in one column, without the amount: whole sections, and a button with words of your own. */
export const ColumnForm = (
  props: Partial<Omit<BookingFormRootProps, 'mode' | 'booking'>>,
) => (
  <BookingForm.Root api={udongo} user={null} {...props}>
    <BookingForm.Main>
      <BookingForm.Waiting />
      <BookingForm.Draft />
      <BookingForm.Error />
      <BookingForm.Note />
      <BookingForm.Samples />
      <BookingForm.Test />
      <BookingForm.Place title="Where is the farm?" />
      <BookingForm.Person />
      <BookingForm.More />
      <BookingForm.Submit>Ask for the test</BookingForm.Submit>
      <BookingForm.Clear />
    </BookingForm.Main>
  </BookingForm.Root>
);
