import type { Booking } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import type { RefObject } from 'react';
import type { WaitingForm } from '../../booking-queue/index.ts';
import type {
  BookingExtraFields,
  BookingFields,
  BookingFormValues,
  BookingRole,
  DiscountState,
  ErrorLine,
} from '../values/index.ts';
import type { BookingDraft } from './bookingDraft.ts';
import type { SendNotice } from './bookingState.ts';
import type { SampleRows } from './useSampleRows.ts';

/** Asks the person about values that are valid but unusual. The booking is not sent if it resolves with false. */
export type ConfirmUnusualValues = (values: BookingFormValues) => Promise<boolean>;

export interface DraftState {
  /** An unfinished booking of an earlier visit, until it is continued or discarded. */
  offered: BookingDraft | null;
  /** True while the latest values are kept. */
  isSaved: boolean;
  /** Continues the offered booking, or the one of this uuid; false if none is kept. */
  restore: (uuid?: string) => Promise<boolean>;
  discard: () => void;
  /** Keeps the typed values at once. */
  saveNow: () => void;
  /** Removes this form's draft, when the booking is done or thrown away. */
  forget: () => void;
  /** Removes the drafts of all forms of this person here. */
  wipe: () => void;
}

export interface SendState {
  /** True once the request has taken over 5 seconds. */
  isSlow: boolean;
  /** Why the last press booked nothing; null if there is nothing to say. */
  notice: SendNotice | null;
  /** The server's errors that belong to no control that is shown. */
  otherErrors: readonly ErrorLine[];
  /** Sends the booking again without a referring agent; null unless the server refused the agent. */
  sendWithoutReferrer: (() => Promise<void>) | null;
}

/** Actions of a form on the bookings that wait to be sent. */
export interface WaitingActions extends WaitingForm {
  /** Empties this person's forms, and wipes their drafts and queue from the device. */
  clearDetails: () => void;
  /** True while this form is sending this booking. */
  isSending: (uuid: string) => boolean;
}

/** State and actions of a booking form, without markup. */
export interface BookingController
  extends Pick<
    BookingFields,
    'form' | 'lists' | 'cropFilter' | 'fills' | 'pathId' | 'setChoice' | 'focusPath'
  > {
  mode: 'create' | 'update';
  role: BookingRole;
  /** 'done': a new booking was stored, it is in `done`, and the form is empty again. */
  status: 'idle' | 'pending' | 'done';
  done: Booking | null;
  /** The check of the typed discount code. */
  discount: DiscountState;
  /** yyyy-mm-dd. */
  today: string;
  /** The tests that can be booked now, with prices, and the test of a stored booking even if that can't be booked any more. */
  testTypes: readonly TestTypeOption[];
  samples: SampleRows;
  extraFields: BookingExtraFields | undefined;
  draft: DraftState;
  sending: SendState;
  /**
   * Checks the values, asks `confirm`, then sends. Does nothing while a press is under way. Rejects only with an error that
   * `onBooked` throws.
   */
  submit: (confirm?: ConfirmUnusualValues) => Promise<void>;
  /** Throws away the typed values; `undoClear` brings them back until something is typed again. */
  clear: () => void;
  undoClear: (() => void) | null;
  /** The bookings that wait to be sent; null without a queue. */
  waiting: WaitingActions | null;
  /** Leaves the confirmation for a new booking. */
  bookAnother: () => void;
  /** An element around the form, or the document that it was in. */
  rootRef: RefObject<Node | null>;
}
