import { createUdongo } from '@udongo/sdk';
import {
  type BookingExtraFields,
  BookingForm,
  type BookingFormRootProps,
  Field,
  Input,
  useBookingFormContext,
} from '@udongo/ui';
import '@udongo/ui/styles.css';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

/** Fields of your own, by name: `extra.plot_no` is kept with the rest, and arrives in `onBooked`. */
const extraFields: BookingExtraFields = {
  plot_no: {
    label: 'Plot number',
    validate: (plot) =>
      plot && !/\d/.test(String(plot))
        ? 'Write the plot number with its digits'
        : undefined,
  },
};

/** Draws the plot number with its label and error. */
function PlotNumber() {
  const { getError, getFieldProps, getLabel } = useBookingFormContext();
  const control = getFieldProps('extra.plot_no');
  return (
    <Field
      id={control.id}
      label={getLabel('extra.plot_no')}
      span="half"
      error={getError('extra.plot_no')}
      required={control['aria-required'] === true}
    >
      <Input {...control} />
    </Field>
  );
}

/**
 * A form that begins with the samples, without email and address, with a field of its own. The farming type is preset
 * and hidden.
 */
export const PartsForm = (
  props: Partial<Omit<BookingFormRootProps, 'mode' | 'booking'>>,
) => (
  <BookingForm.Root
    api={udongo}
    user={null}
    defaultValues={{ farming_type: 'mixed' }}
    extraFields={extraFields}
    {...props}
  >
    <BookingForm.Main>
      <BookingForm.Waiting />
      <BookingForm.Draft />
      <BookingForm.Error />
      <BookingForm.Note />
      <BookingForm.Samples>
        <BookingForm.Sample>
          <BookingForm.Field name="sample_location" />
          <BookingForm.Field name="size_of_land" />
          <BookingForm.Field name="soil_type" />
          <BookingForm.Field name="main_crop" span="full" />
          <BookingForm.Field name="sample_notes" />
        </BookingForm.Sample>
      </BookingForm.Samples>
      <BookingForm.Test title="Which test, and when?">
        <BookingForm.Field name="test_type" />
        <BookingForm.Field name="soil_test_date" />
        <BookingForm.Field name="county" />
        <PlotNumber />
      </BookingForm.Test>
      <BookingForm.Person>
        <BookingForm.Field name="name" />
        <BookingForm.Field
          name="phone_no"
          hint="We'll call it before we come."
        />
      </BookingForm.Person>
    </BookingForm.Main>
    <BookingForm.Summary />
  </BookingForm.Root>
);
