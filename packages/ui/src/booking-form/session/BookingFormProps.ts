import type { Booking } from '@udongo/sdk';
import type { ReferrerAgentKind, TestTypeOption } from '@udongo/sdk/values';
import type { BookingQueue } from '../../booking-queue/index.ts';
import type { FarmersPort } from '../../farmer-picker/index.ts';
import type { DraftStorage } from '../../lib/draftStorage.ts';
import type { BookingsPort } from '../../lib/sendBooking.ts';
import type {
  BookingExtra,
  BookingExtraFields,
  BookingFormValues,
  BookingListsPort,
  BookingUser,
} from '../values/index.ts';

/** The operations of the service that a booking form calls; `createUdongo(…)` of the SDK fits as it is. */
export interface BookingFormApi extends BookingListsPort {
  farmers: FarmersPort;
  bookings: BookingsPort;
  /**
   * The id that the server expects as `referrer_agent`: that of the agent's user, or of the agent. Set it where the client is made:
   * `createUdongo({ referrerAgent: 'agent' })`. Default 'user', as in the contract.
   */
  referrerAgent?: ReferrerAgentKind | undefined;
  /**
   * The server is known to honour a booking's `uuid`, so that a person can press again after a lost answer. Default false: they are
   * asked to check first. The same as the SDK's option of that name; set it where the client is made.
   */
  retryCreates?: boolean | undefined;
}

/** The mode with its booking: a form in the mode 'update' starts with a stored booking. */
export type BookingFormMode =
  | {
      /** 'create', the default, books a test; 'update' changes `booking`. */
      mode?: 'create';
      booking?: undefined;
    }
  | {
      mode: 'update';
      /** The stored booking to change. Read once: another booking needs another `key`. */
      booking: Booking;
    };

/** The parameters of every booking form. */
export interface BookingFormCommon {
  /** `createUdongo(…)` of the SDK fits. */
  api: BookingFormApi;
  /** The signed-in person; null for a visitor, who books as an ordinary user without prefill. */
  user: BookingUser | null;
  /**
   * Start values of a new booking, over the person's details: a partner's agrovet, a test type. A stored booking takes only `extra`,
   * the values of your own fields. Read once.
   */
  defaultValues?: Partial<BookingFormValues> | undefined;
  /**
   * The packages of the specification's three that are on offer, with prices, such as `test_types` of the SDK's `boot.get`.
   * They can arrive and change after the form is shown. A chosen one that is not among them stays, marked as no longer offered,
   * until another is chosen. Default: all three, at the specification's prices.
   */
  testTypes?: readonly TestTypeOption[] | undefined;
  /** The storage for unfinished bookings. Default: the browser's local storage. null keeps none. */
  draftStorage?: DraftStorage | null | undefined;
  /**
   * This person's queue, of `useBookingQueue` or `createBookingQueue`: a new booking waits there without a network, shown
   * above the form, and is sent once. It can arrive after the form is shown. Default: none; the person presses again.
   */
  queue?: BookingQueue | undefined;
  /**
   * The agent who refers new bookings of this page, as the id that the server expects. An agent who is logged in takes precedence.
   * If the server refuses the id, the person can send the booking without it.
   */
  referrer?: number | undefined;
  /**
   * The agrovet that serves every new booking of this page, such as a partner's: the form names it and asks for no other.
   * It can arrive after the form is shown. Default: none; people choose one, and an agent's bookings go to the agent's own.
   */
  shop?: { id: number; name: string } | undefined;
  /** The earliest date of a test, yyyy-mm-dd. Default: today in Nairobi. */
  today?: string | undefined;
  /** The labels and rules of your own fields: `{ plot_no: { label: 'Plot number' } }` is for 'extra.plot_no'. */
  extraFields?: BookingExtraFields | undefined;
  /**
   * Sends the values of your own fields: true as `extra`, a function as the keys of the request that it gives. Default false, because
   * a service may refuse keys that it does not know.
   */
  sendExtra?: boolean | ((extra: BookingExtra) => Readonly<Record<string, unknown>>) | undefined;
  /**
   * Called once for each booking that the server has stored, after the form was reset. `extra` has the values of your own fields; {}
   * without any. A booking that the queue sends later is announced by the queue's `onSent`.
   */
  onBooked?: ((booking: Booking, extra: BookingExtra) => void) | undefined;
  /**
   * Called when the server answers that the session is over (401). Open the login over the page, and resolve once somebody is
   * logged in: the same booking is sent again. Reject if they don't log in: the typed values stay.
   */
  onLoginNeeded?: (() => Promise<unknown>) | undefined;
}

/** Parameters of a booking form. The common ones come first, so that the compiler names those that are missing. */
export type BookingFormParams = BookingFormCommon & BookingFormMode;
