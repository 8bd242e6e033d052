import { bookingQuestion } from '../../messages/en/bookingQuestion.ts';
import { useMessages } from '../../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { useFieldValue, useFormOutcome } from './formValues.ts';
import { isFar, isLarge } from './unusual.ts';

const texts = { bookingQuestion };

/** Asks whether a date more than a year away is right, which is allowed but rarely meant. */
export function DateQuestion({ today }: { today: string }) {
  const { form } = useBookingFields();
  return <Question text={isFar(useFieldValue(form, 'soil_test_date'), today) && 'dateFar'} />;
}

/** Asks whether a very large area of land is right. */
export function SizeQuestion({ index }: { index: number }) {
  const { form } = useBookingFields();
  const large = useFormOutcome(form, ({ samples }) => isLarge(samples[index]?.size_of_land ?? ''));
  return <Question text={large && 'sizeLarge'} />;
}

function Question({ text }: { text: 'dateFar' | 'sizeLarge' | false }) {
  const t = useMessages(texts);
  return (
    <strong className="udongo-booking-form__question" role="status">
      {text && t(`bookingQuestion.${text}`)}
    </strong>
  );
}
