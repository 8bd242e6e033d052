import { failureDurationMs } from '../../lib/useReadFailure.ts';
import { type BookingFormValues, type BookingTranslate, findWithdrawn } from '../values/index.ts';
import type { BookingView } from './BookingSessionOptions.ts';
import type { BookingEvent } from './bookingReducer.ts';
import type { FieldErrors } from './bookingState.ts';

/** The longest wait of a press for the crops that can be chosen now. */
const cropsWithinMs = 2000;

/** Checks the values in two passes: the rules, then crops and soil types against those allowed now. Gives the event. */
export async function checkBooking(
  { form, lists }: Pick<BookingView, 'form' | 'lists'>,
  t: BookingTranslate,
): Promise<BookingEvent> {
  const fail = (
    key: 'bookingErrors.validation' | 'bookingErrors.samples',
    errors: FieldErrors,
  ): BookingEvent => ['invalid', { tone: 'error', message: t(key), durationMs: failureDurationMs }, errors];
  if (form.getValues('samples').length === 0) {
    return ['invalid', { tone: 'warning', message: t('bookingErrors.noSamples') }, null];
  }
  const valid: BookingFormValues[] = [];
  await form.handleSubmit(
    (values) => valid.push(values),
    () => undefined,
  )();
  const [values] = valid;
  if (!values) return fail('bookingErrors.validation', []);
  const withdrawn = findWithdrawn(values.samples, await soon(lists.allowedCrops()));
  if (withdrawn.length === 0) return ['valid', values];
  return fail(
    'bookingErrors.samples',
    withdrawn.map(({ path, message }) => [path, message]),
  );
}

/** Gives null if it takes too long: the server checks, too, and a pressed booking is kept only once it is sent. */
function soon<Answer>(promise: Promise<Answer>): Promise<Answer | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, cropsWithinMs, null));
  return Promise.race([promise, late]);
}
