import type { Booking, BookingRequest } from '@udongo/sdk';
import type { PressResult } from '../../booking-queue/index.ts';
import { readWaitMs } from '../../lib/errors.ts';
import type { SendResult } from '../../lib/sendBooking.ts';
import {
  type BookingFormValues,
  type BookingPath,
  isShown,
  placeServerErrors,
  readRole,
} from '../values/index.ts';
import type { BookingPorts } from './BookingSessionOptions.ts';
import type { BookingEvent } from './bookingReducer.ts';
import type { FieldErrors, Refusal, SendNotice } from './bookingState.ts';
import { toSavedNotice } from './toSavedNotice.ts';

interface AnswerContext {
  ports: BookingPorts;
  /** The booking that is changed. */
  stored: Booking | null;
  values: BookingFormValues;
  /** True if the values differ from the start values. */
  isTyped: boolean;
}

const waitTexts = {
  offline: 'bookingSummary.waitsOffline',
  unknown: 'bookingSummary.notSentUnknown',
  lost: 'bookingSummary.waitsLost',
} as const;

/** Turns the result of a press into an event, with its messages in the language of the page. */
export async function readAnswer(
  context: AnswerContext,
  request: BookingRequest,
  wasOffline: boolean,
  result: SendResult | PressResult,
): Promise<BookingEvent> {
  const { ports, stored, isTyped } = context;
  const { t } = ports;
  if (result.status === 'booked') {
    const { booking } = result;
    return ['booked', toSavedNotice(request, booking, stored !== null, t), booking, isTyped];
  }
  if (result.status === 'waiting') {
    const reason = (result.reason in waitTexts ? result.reason : 'lost') as keyof typeof waitTexts;
    const said = {
      tone: 'warning',
      title: t('bookingSummary.waitsTitle'),
      message: t(waitTexts[reason]),
    } as const;
    return ['kept', said, { reason }];
  }
  const { error } = result;
  let reason: SendNotice['reason'] = result.reason;
  // After a lost answer or a failed server it is unknown whether a new booking is stored; a change can be sent again.
  const isUnsure = !stored && !ports.api.retryCreates && (reason === 'lost' || reason === 'server');
  if (reason === 'lost' && wasOffline) reason = 'offline';
  else if (isUnsure) reason = 'unknown';
  else if (reason === 'lost' && !navigator.onLine) reason = 'offline';
  const failure = await ports.readFailure(error, t('bookingErrors.failed'));
  const message =
    reason === 'unknown'
      ? t('bookingSummary.notSentUnknown')
      : reason === 'lost' || reason === 'offline'
        ? t('bookingErrors.network')
        : failure.message;
  const notice = failure.isRefusal ? null : { reason, message, waitMs: readWaitMs(error) };
  const said = { tone: 'error', message, durationMs: failure.durationMs } as const;
  return ['failed', said, result.reason, ...readRefusal(context, failure.fieldErrors, notice)];
}

/** Splits a refusal into the errors at controls that the form shows, and the messages that belong to none. */
export function readRefusal(
  { ports, stored, values }: AnswerContext,
  fields: Readonly<Record<string, string>>,
  notice: SendNotice | null,
): [FieldErrors, Refusal] {
  const role = readRole(ports.user, stored !== null, ports.shop !== undefined);
  const shown = (path: BookingPath) => isShown(path, role, values);
  const { onFields, elsewhere } = placeServerErrors(fields, shown, ports.t, values.extra);
  const isReferrerRefused = fields.referrer_agent !== undefined;
  return [[...onFields], { notice, otherErrors: elsewhere, isReferrerRefused }];
}
