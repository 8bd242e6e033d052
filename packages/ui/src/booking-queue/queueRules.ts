import type { Booking, BookingRequest } from '@udongo/sdk';
import { readErrorMessage, readFieldErrors, readWaitMs } from '../lib/errors.ts';
import type { SendResult } from '../lib/sendBooking.ts';
import type { PressedBooking, QueuedBooking, QueueProblem } from './BookingQueue.ts';

/** A booking that is not booked yet. */
export type Unsent = QueuedBooking & { request: BookingRequest };

type Failed = Extract<SendResult, { status: 'failed' }>;

/** Failures that can pass by themselves; all others need a person. */
export const passing: ReadonlySet<QueueProblem> = new Set(['lost', 'server', 'throttled', 'login'] as const);
/** Failures that the next booking would have, too. */
export const common: ReadonlySet<QueueProblem> = new Set(['lost', 'throttled', 'login'] as const);
/** Failures after which it is unknown whether the booking is stored. */
const unsure: ReadonlySet<QueueProblem> = new Set(['lost', 'server'] as const);

export function isUnsent(item: QueuedBooking | null): item is Unsent {
  return Boolean(item?.request);
}

export function isWaiting(item: QueuedBooking | null): item is Unsent {
  return isUnsent(item) && item.status === 'waiting';
}

export function waitsForNetwork(item: QueuedBooking): boolean {
  return isWaiting(item) && item.problem?.reason !== 'login';
}

/** Finds the reason not to send a waiting booking by itself; null if there is none. */
export function findObstacle(
  { isUnknown, request }: Unsent,
  { retryCreates, today }: { retryCreates: boolean; today: string },
): QueueProblem | null {
  // Send a booking that may have arrived unchanged: the server recognises its uuid before it checks the date.
  if (isUnknown) return retryCreates ? null : 'unknown';
  return request.soil_test_date < today ? 'date' : null;
}

/** Makes the record of a pressed booking; `before` is its record until then. */
export function toPressed(
  { uuid, request, labels, extra }: PressedBooking,
  before: QueuedBooking | null,
  wasSent: boolean,
): QueuedBooking {
  const { name, test_type, soil_test_date, samples } = request;
  return {
    uuid,
    request,
    labels,
    extra,
    summary: { name: name ?? '', test_type, soil_test_date, samples: samples.length },
    pressedAt: before?.pressedAt ?? new Date().toISOString(),
    status: 'waiting',
    isUnknown: before?.isUnknown ?? wasSent,
    problem: null,
    booking: null,
  };
}

export function toAttention(item: QueuedBooking, reason: QueueProblem): QueuedBooking {
  return { ...item, status: 'attention', problem: { reason, message: '', fieldErrors: {} } };
}

export function toFailed(
  item: QueuedBooking,
  { reason, error }: Failed,
  retryCreates: boolean,
): QueuedBooking {
  const isAsked = !retryCreates && unsure.has(reason);
  return {
    ...item,
    status: passing.has(reason) && !isAsked ? 'waiting' : 'attention',
    // Only a refusal proves that the attempts before it have not arrived either.
    isUnknown: unsure.has(reason) || (reason !== 'refused' && item.isUnknown),
    problem: {
      reason: isAsked ? 'unknown' : reason,
      message: reason === 'lost' ? '' : readErrorMessage(error, ''),
      fieldErrors: readFieldErrors(error),
      ...(readWaitMs(error) > 0 && { waitsUntil: Date.now() + readWaitMs(error) }),
    },
  };
}

export function toSent(
  item: QueuedBooking,
  { id, code, uuid }: Pick<Booking, 'id' | 'code' | 'uuid'>,
): QueuedBooking {
  return {
    ...item,
    request: null,
    labels: {},
    extra: undefined,
    status: 'sent',
    isUnknown: false,
    problem: null,
    booking: { id, code: code ?? '', uuid: uuid ?? '', at: new Date().toISOString() },
  };
}
