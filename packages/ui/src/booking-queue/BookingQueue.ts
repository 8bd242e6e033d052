import type { BookingRequest } from '@udongo/sdk';
import type { SendFailure, SendResult } from '../lib/sendBooking.ts';

/** The reason why a booking was not sent. 'date': its day has passed. 'unknown': no answer, and this server books repeats twice. */
export type QueueProblem = SendFailure | 'date' | 'unknown';

/** A booking that was pressed. */
export interface PressedBooking {
  /** The client's id of this booking, the same until it is booked. */
  uuid: string;
  request: BookingRequest;
  /** Names of the chosen records, `crop:12` -> 'Maize', so that they show without a network. */
  labels: Readonly<Record<string, string>>;
  /** The values of a host's own fields; absent without any, and once it is booked. */
  extra?: Readonly<Record<string, unknown>> | undefined;
}

/** A pressed booking as it is kept until it is booked, and a day longer to show that it is. */
export interface QueuedBooking extends Omit<PressedBooking, 'request'> {
  /** The body to send; null once it is booked, so that a shared phone does not keep it. */
  request: BookingRequest | null;
  /** The facts by which a person recognises the booking. */
  summary: Pick<BookingRequest, 'test_type' | 'soil_test_date'> & { name: string; samples: number };
  /** ISO instant of the first press. */
  pressedAt: string;
  /**
   * 'waiting' to be sent by itself; 'editing': open in a form, sent once it is pressed again; 'attention': a person has to
   * look at `problem`; 'sent': it is booked as `booking`.
   */
  status: 'waiting' | 'editing' | 'attention' | 'sent';
  /** True if it was sent at least once and it is unknown whether it arrived. */
  isUnknown: boolean;
  /** The failure of the last attempt; null before the first. Field errors have the server's paths, `samples.1.main_crop`. */
  problem: {
    reason: QueueProblem;
    message: string;
    fieldErrors: Readonly<Record<string, string>>;
    /** The end of the wait that the server asked for, in milliseconds since 1970. */
    waitsUntil?: number | undefined;
  } | null;
  booking: { id: number; code: string; uuid: string; at: string } | null;
  /** Stored bookings with the same content, about which the person is asked; absent if there are none. */
  found?: readonly FoundBooking[] | undefined;
}

/** A booking in the list of a person's own ones. */
export interface FoundBooking {
  id: number;
  code: string;
  uuid: string;
}

/** A kept booking as it is shown. */
export interface WaitingBooking extends QueuedBooking {
  /** True while this page is sending it. */
  isSending: boolean;
  /** False if the browser could not store it: it is lost with the page. */
  isKept: boolean;
}

export interface QueueSnapshot {
  /** In the order in which they were pressed. */
  items: readonly WaitingBooking[];
  /** The booking that was deleted last, to bring it back; null if there is none. */
  removed: QueuedBooking | null;
}

/** The result of a press. 'waiting': the booking is kept and sent as soon as possible; `reason` says why it was not sent yet. */
export type PressResult = SendResult | { status: 'waiting'; reason: QueueProblem | 'offline' };

/** The pressed bookings of one person on one device. Framework-free; `subscribe` and `getSnapshot` fit `useSyncExternalStore`. */
export interface BookingQueue {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => QueueSnapshot;
  /** Sends waiting bookings now and whenever the network returns. Returns a function that stops it. */
  start: () => () => void;
  /**
   * Keeps a booking and sends it at once; a failed one stays as 'attention'. `wasSent`: an earlier press may have arrived.
   * Never rejects.
   */
  press: (
    booking: PressedBooking,
    options?: { wasSent?: boolean; onLoginNeeded?: (() => Promise<unknown>) | undefined },
  ) => Promise<PressResult>;
  /**
   * Sends one booking now, even if the device seems to be offline. If it may be booked already, first looks for it in the
   * person's own list; if it is found, the person is asked once more.
   */
  sendNow: (uuid: string) => Promise<void>;
  /** Confirms that this booking is the first of those in `found`: it is not sent again. */
  accept: (uuid: string) => void;
  /** Pauses a booking while it is open in a form, and gives it; null when it is being sent or is gone. */
  edit: (uuid: string) => Promise<QueuedBooking | null>;
  /** Deletes a booking, unless it is being sent; `undoRemove` brings it back. */
  remove: (uuid: string) => Promise<void>;
  undoRemove: () => void;
  /** Forgets a booking for good: it is in a form, or a form has shown that it is booked. */
  forget: (uuid: string) => void;
  /**
   * Wipes this person's bookings, and the drafts of their booking forms, from the device; of a visitor in every `scope`.
   * Empties their forms, in other tabs, too. A booking that is being sent may still be booked.
   */
  clear: () => void;
  /**
   * Calls `listener` for each booking that is booked after its `press` has resolved; `extra` has the values of a host's own fields.
   * Returns a function that stops it.
   */
  onSent: (listener: (item: QueuedBooking, extra: PressedBooking['extra']) => void) => () => void;
}
