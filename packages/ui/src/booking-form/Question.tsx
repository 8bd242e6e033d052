import { toDecimal } from '../lib/toDecimal.ts';
import { bookingQuestion } from '../messages/en/bookingQuestion.ts';
import { useMessages } from '../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { useFieldValue, useFormOutcome } from './formValues.ts';

const texts = { bookingQuestion };

/** Asks about a date that is allowed and rarely meant: more than a year away. */
export function DateQuestion({ today }: { today: string }) {
  const { form } = useBookingFields();
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return useFieldValue(form, 'soil_test_date') > inAYear && <Question text="dateFar" />;
}

/** Asks about more land than nearly anybody has. */
export function SizeQuestion({ index }: { index: number }) {
  const { form } = useBookingFields();
  const isLarge = useFormOutcome(form, ({ samples }) => {
    return Number(toDecimal(samples[index]?.size_of_land ?? '')) > 1000;
  });
  return isLarge && <Question text="sizeLarge" />;
}

function Question({ text }: { text: keyof typeof bookingQuestion }) {
  const t = useMessages(texts);
  return (
    <strong className="udongo-booking-form__question" role="status">
      {t(`bookingQuestion.${text}`)}
    </strong>
  );
}
