import type { Booking } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import type { RefObject } from 'react';
import type { BookingQueue } from '../../booking-queue/index.ts';
import type { FarmerChoiceActions } from '../person/index.ts';
import type { SampleRows } from '../samples/index.ts';
import type {
  BookingFields,
  BookingFormValues,
  BookingRole,
  DiscountState,
  ErrorLine,
} from '../values/index.ts';
import type { BookingDraft } from './bookingDraft.ts';
import type { SendNotice } from './bookingState.ts';

/** Asks the person about values that are valid and unusual. What resolves with false is not sent. */
export type AskBack = (values: BookingFormValues) => Promise<boolean>;

export interface DraftState {
  /** An unfinished booking of an earlier visit, until it is continued or discarded. */
  offered: BookingDraft | null;
  /** What is typed now is kept. */
  isSaved: boolean;
  /** Continues the offered booking, or the one of this uuid; false where none is kept. */
  restore: (uuid?: string) => boolean;
  discard: () => void;
  /** Keeps what is typed at once. */
  saveNow: () => void;
  /** Removes what this form kept: the booking is done or thrown away. */
  forget: () => void;
  /** Removes what every form of this person kept here. */
  wipe: () => void;
}

export interface SendState {
  /** The request has lasted over 5 seconds. */
  isSlow: boolean;
  /** Why the last press booked nothing; null when there is nothing to say. */
  notice: SendNotice | null;
  /** What the server said about no control that is shown. */
  otherErrors: readonly ErrorLine[];
  /** Sends the booking once more and names nobody who refers; null unless the server refused who does. */
  sendWithoutReferrer: (() => Promise<void>) | null;
}

/** What a person does with the bookings that wait, beside a form. */
export interface WaitingActions {
  queue: BookingQueue;
  /** The booking that the form holds; null for a new one. */
  openUuid: string | null;
  /** Opening a booking would replace another that is not finished. */
  wouldReplace: (uuid: string) => boolean;
  /** Takes a waiting booking into the form; does nothing while it is being sent. */
  open: (uuid: string) => Promise<void>;
  /** Wipes forms, drafts and queue of this person from the device. */
  clearDetails: () => void;
  /** This booking is on its way by this form. */
  isSending: (uuid: string) => boolean;
}

/** State and actions of a booking form, without markup. */
export interface BookingFormController
  extends FarmerChoiceActions,
    Pick<BookingFields, 'form' | 'lists' | 'cropFilter' | 'fills' | 'pathId' | 'setChoice' | 'focusPath'> {
  mode: 'create' | 'update';
  role: BookingRole;
  /** 'done': a new booking was stored and `done` holds it; the form behind it is new. */
  status: 'idle' | 'pending' | 'done';
  done: Booking | null;
  /** What is known of the discount code that is typed. */
  discount: DiscountState;
  /** yyyy-mm-dd. */
  today: string;
  /** What can be booked now, with the prices; and the test of a stored booking, whatever is offered. */
  testTypes: readonly TestTypeOption[];
  samples: SampleRows;
  draft: DraftState;
  sending: SendState;
  /** Checks and sends; `askBack` is asked between the two. Presses while one is under way do nothing. Rejects only with what `onBooked` throws. */
  submit: (askBack?: AskBack) => Promise<void>;
  /** Throws away what was typed; `undoClear` brings it back until something is typed anew. */
  clear: () => void;
  undoClear: (() => void) | null;
  /** What waits to be sent; null without a queue. */
  waiting: WaitingActions | null;
  /** Leaves the confirmation for a new booking. */
  bookAnother: () => void;
  /** Goes on an element around the form. */
  rootRef: RefObject<HTMLDivElement | null>;
}
