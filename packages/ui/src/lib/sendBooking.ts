import type { Booking, BookingRequest, CheckedDiscount, DiscountCheck } from '@udongo/sdk';
import { succeeds } from './succeeds.ts';

/** The actions of a booking form; the SDK's `udongo.bookings` fits. */
export interface BookingsPort {
  create(body: BookingRequest): Promise<Booking>;
  update(id: number, body: BookingRequest): Promise<Booking>;
  /**
   * Called when a kept draft is continued, with the version of the booking that it was typed into, or null for a
   * new one: `update` then merges what somebody else has saved since. Default: a draft of an older version is not
   * offered.
   */
  startFrom?(booking: Booking | null): void;
  /** Whether `update` waits for an answer of the person; nobody is told then that it takes long. Default false. */
  isAsking?: boolean;
  /**
   * Lists the person's own bookings: after a lost answer the booking is looked for there before it is sent
   * again. Default: no look-up.
   */
  list?(query: { ordering: '-id'; limit: number }): Promise<{ results: readonly Partial<Booking>[] }>;
  /** Checks a discount code. Without it the form says that the discount is applied on booking. */
  checkDiscount?(body: DiscountCheck, options: { signal: AbortSignal }): Promise<CheckedDiscount>;
}

/**
 * The reason why nothing was booked. 'refused': the server said no and stored nothing; 'throttled': there
 * were too many requests; 'forbidden': this person has no permission; 'missing': the booking to change does
 * not exist, or is not theirs. 'lost': no readable answer came, so it may be stored. 'login': the session has
 * ended and nobody logged in. 'stored': an earlier version is booked and cannot be changed by this person.
 * 'server': the server failed.
 */
export type SendFailure =
  | 'refused'
  | 'throttled'
  | 'forbidden'
  | 'missing'
  | 'lost'
  | 'login'
  | 'stored'
  | 'server';

export type SendResult =
  | { status: 'booked'; booking: Booking }
  | { status: 'failed'; reason: SendFailure; error: unknown };

export interface SendParams {
  port: BookingsPort;
  request: BookingRequest;
  /** The booking to change; absent for a new one. */
  bookingId?: number | undefined;
  /**
   * Called when the session has ended; resolves when somebody has logged in again, rejects when they give up.
   */
  onLoginNeeded?: (() => Promise<unknown>) | undefined;
}

/** The limit for a server that answers 401 even right after a login. */
const maxLogins = 3;

/**
 * Sends a booking until it is booked or has finally failed: after a 401 it waits for a login and sends the
 * same booking again; a 409 `already_booked` (an edit after a lost answer) becomes an update of the stored
 * booking.
 * Never rejects.
 */
export async function sendBooking(params: SendParams): Promise<SendResult> {
  let { bookingId } = params;
  let logins = 0;
  for (;;) {
    try {
      return { status: 'booked', booking: await send(params, bookingId) };
    } catch (error) {
      const already = bookingId === undefined ? readAlreadyBooked(error) : null;
      if (already?.bookingId !== undefined) {
        bookingId = already.bookingId;
        continue;
      }
      if (statusOf(error) === 401 && params.onLoginNeeded && logins < maxLogins) {
        logins += 1;
        if (await succeeds(params.onLoginNeeded)) continue;
      }
      return { status: 'failed', reason: already ? 'stored' : reasonOf(error, bookingId), error };
    }
  }
}

function send({ port, request }: SendParams, bookingId: number | undefined): Promise<Booking> {
  return bookingId === undefined ? port.create(request) : port.update(bookingId, request);
}

const reasons: Readonly<Record<number, SendFailure>> = {
  401: 'login',
  403: 'forbidden',
  // Intermediaries send these: a proxy, or a gateway for which the network was too slow.
  407: 'lost',
  408: 'lost',
  425: 'lost',
  429: 'throttled',
};

function reasonOf(error: unknown, bookingId: number | undefined): SendFailure {
  const status = statusOf(error);
  if (status !== 413 && status !== 429 && status < 500 && isPage(error)) return 'lost';
  const known = reasons[status];
  if (known) return known;
  if (status === 404 && bookingId !== undefined) return 'missing';
  if (status >= 400 && status < 500) return 'refused';
  return status >= 500 ? 'server' : 'lost';
}

/** Whether the answer is a page of HTML: networks send one to make people log in or pay. */
function isPage(error: unknown): boolean {
  return isObject(error) && typeof error.body === 'string' && /^\s*</.test(error.body);
}

/** The HTTP status of a rejected port; 0 when there was no answer. */
function statusOf(error: unknown): number {
  const status = isObject(error) ? error.status : undefined;
  return typeof status === 'number' ? status : 0;
}

function readAlreadyBooked(error: unknown): { bookingId: number | undefined } | null {
  if (statusOf(error) !== 409 || !isObject(error) || !isObject(error.body)) return null;
  if (error.body.code !== 'already_booked') return null;
  const booking = error.body.booking;
  return { bookingId: isObject(booking) && typeof booking.id === 'number' ? booking.id : undefined };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
