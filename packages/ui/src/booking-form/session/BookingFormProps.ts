import type { Booking } from '@udongo/sdk';
import type { ReferrerAgentKind, TestTypeOption } from '@udongo/sdk/values';
import type { BookingQueue } from '../../booking-queue/index.ts';
import type { FarmersPort } from '../../farmer-picker/index.ts';
import type { DraftStorage } from '../../lib/draftStorage.ts';
import type { BookingsPort } from '../../lib/sendBooking.ts';
import type { BookingFormValues, BookingListsPort, BookingUser } from '../values/index.ts';

/** What a booking form asks its host for; `createUdongo(…)` of the SDK fits as it is. */
export interface BookingFormApi extends BookingListsPort {
  farmers: FarmersPort;
  bookings: BookingsPort;
  /**
   * What the server's `referrer_agent` is: the id of the agent's user, or of the agent. Set it where the client is made:
   * `createUdongo({ referrerAgent: 'agent' })`. Default 'user', as in the contract.
   */
  referrerAgent?: ReferrerAgentKind | undefined;
  /**
   * The server is known to honour a booking's `uuid`, so that a person may press again after a lost answer. Default false: they are
   * asked to check first. As the SDK's option of that name, from where the client is made.
   */
  retryCreates?: boolean | undefined;
}

/** Creating starts with an empty form, updating with a stored booking. */
type BookingFormMode =
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

interface BookingFormCommon {
  /** `createUdongo(…)` of the SDK fits. */
  api: BookingFormApi;
  /** Who is signed in; null for a visitor, who books as an ordinary user without prefill. */
  user: BookingUser | null;
  /** What a new booking starts with beside the person's details: a partner's agrovet, a test type. Read once. */
  defaultValues?: Partial<BookingFormValues> | undefined;
  /**
   * Which of the specification's three packages are on offer, at which prices, such as `test_types` of the SDK's `boot.get`.
   * They may come, and change, later than the form: nobody waits for them, and a chosen one that is not among them stays,
   * said to be no longer offered, until another is chosen. Default: all three, at the specification's prices.
   */
  testTypes?: readonly TestTypeOption[] | undefined;
  /** Where unfinished bookings are kept. Default: the browser's local storage. null keeps none. */
  draftStorage?: DraftStorage | null | undefined;
  /**
   * This person's queue, of `useBookingQueue` or `createBookingQueue`: a new booking that finds no network waits there, shown
   * above the form, and is sent once. It may come later than the form. Default: none; the person presses again.
   */
  queue?: BookingQueue | undefined;
  /**
   * Who refers a new booking, by the id that the server expects: the agent of the page that shows the form. An agent who is logged
   * in goes before them. Where the server refuses it, the person can send the booking without it.
   */
  referrer?: number | undefined;
  /**
   * The agrovet that serves every new booking of this page, such as a partner's: the form names it and asks for no other.
   * It may come later than the form. Default: none; people choose one, but agents, whose own serves their bookings.
   */
  shop?: { id: number; name: string } | undefined;
  /** The earliest date of a test, yyyy-mm-dd. Default: today in Nairobi. */
  today?: string | undefined;
  /** Called once for each booking that the server has stored, after the form was reset. */
  onBooked?: ((booking: Booking) => void) | undefined;
  /**
   * Called when the server says that the session is over (401). Open the login over the page, resolve once somebody is
   * logged in: the same booking is sent again. Reject when they won't: everything that was typed stays.
   */
  onLoginNeeded?: (() => Promise<unknown>) | undefined;
}

/** Common ones first, so that the compiler names what is missing. */
export type BookingFormParams = BookingFormCommon & BookingFormMode;
