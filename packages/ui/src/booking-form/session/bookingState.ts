import type { Booking } from '@udongo/sdk';
import type { SendFailure } from '../../lib/sendBooking.ts';
import type { BookingFormValues, BookingPath, ErrorLine, ExtraPath } from '../values/index.ts';
import type { BookingPorts, BookingView } from './BookingSessionOptions.ts';
import type { BookingDrafts } from './createBookingDrafts.ts';

/** The identity of the booking in a form. A draft and a queue that keep the same revision have the same content. */
export interface BookingIdentity {
  /** The client's id of this booking; null until the first press, and while a stored booking is changed. */
  uuid: string | null;
  /** Grows with each change of the content. */
  revision: number;
}

/** Why the last press booked nothing. */
export interface SendNotice {
  reason: SendFailure | 'offline' | 'unknown';
  /** The words of the server. */
  message?: string;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  waitMs?: number;
}

/** Messages about a press that booked nothing, in addition to the errors at controls. */
export interface Refusal {
  notice: SendNotice | null;
  /** Errors that belong to no control that is shown. */
  otherErrors?: readonly ErrorLine[];
  isReferrerRefused?: boolean;
}

/**
 * 'checking': the rules, then the crops that can be chosen now. 'confirming': the person is asked about unusual values. 'refused':
 * nothing was booked. 'uncertain': it is unknown whether the server has it. 'waiting': the form was changed after the press, and
 * took the booking back from the queue. 'kept': the queue has the booking, and nobody has touched the emptied form since, so another
 * press does nothing.
 */
export type BookingPhase =
  | { name: 'editing' | 'kept' }
  | Pressing
  | ({ name: 'refused' | 'uncertain' | 'waiting' } & Refusal)
  | { name: 'booked'; booking: Booking };

/** The phase while a press is under way. */
export interface Pressing {
  name: 'checking' | 'confirming' | 'sending';
  pressed: BookingIdentity;
  /** True once the request has taken over 5 seconds. */
  isSlow?: boolean;
}

export interface BookingState {
  identity: BookingIdentity;
  phase: BookingPhase;
  /** The revision that the queue keeps. */
  queued: number | null;
  /** The stored booking that is changed; null for a new one. */
  stored: Booking | null;
  /** The values that were thrown away last, to bring them back. */
  cleared: { values: BookingFormValues; uuid: string | null } | null;
  /** The revision of the last filling of all fields. */
  fills: number;
  /** True from the first press on: choices are then checked as they change. */
  wasPressed: boolean;
  /** True after the server refused the referring agent: this booking names none. */
  isWithoutReferrer: boolean;
  /** False once the form has left the page. */
  isMounted: boolean;
}

/** Other values to fill the form with. */
export interface Filling {
  /** Null for the start values of the form. */
  values: BookingFormValues | null;
  uuid: string | null;
  /** The version of the stored booking that the values are based on. Default: the one of before. */
  stored?: Booking | null;
  cleared?: BookingState['cleared'];
  /** True if the queue keeps these values. */
  isQueued?: boolean;
  wasPressed?: boolean;
  /** Removes the draft of the form before, and the confirmation. */
  keepsNothing?: boolean;
}

export type FieldErrors = readonly (readonly [BookingPath | ExtraPath, string])[];

type Work = Promise<void> | undefined;

/** Effects that a step can request: work of the session, of the host, of the page and of the drafts. */
export interface BookingEffects
  extends Pick<BookingPorts, 'notify' | 'notifyFailure' | 'overtake'>,
    Pick<BookingView, 'dismissRemoved'>,
    Pick<BookingDrafts, 'saveNow' | 'forget'> {
  check: () => Work;
  confirm: (values: BookingFormValues) => Work;
  send: (values: BookingFormValues, wasSent: boolean) => Work;
  /** Lets the queue forget the pressed booking. */
  forgetPressed: () => void;
  fill: (values: BookingFormValues | null) => void;
  /** Goes to the first control that is wrong. */
  showErrors: (errors: FieldErrors, type: 'rule' | 'server') => void;
  focus: (target: 'add' | 'done' | 'referrer' | 'start' | 'undoClear' | 'waiting') => void;
  onBooked: (booking: Booking) => void;
}

/** An effect as data: its name and its arguments. */
export type BookingEffect = {
  [Name in keyof BookingEffects]: readonly [Name, ...Parameters<BookingEffects[Name]>];
}[keyof BookingEffects];
