import type { Booking } from '@udongo/sdk';
import type { SendFailure } from '../../lib/sendBooking.ts';
import type { BookingFormValues, BookingPath, ErrorLine } from '../values/index.ts';
import type { BookingPorts, BookingView } from './BookingSessionOptions.ts';
import type { BookingDrafts } from './createBookingDrafts.ts';

/** The booking that a form holds. Draft and queue that keep the same revision keep the same content. */
export interface BookingIdentity {
  /** The client's name of this booking; null until the first press, and while a stored booking is changed. */
  uuid: string | null;
  /** Grows with each change of the content. */
  revision: number;
}

/** Why the last press booked nothing. */
export interface SendNotice {
  reason: SendFailure | 'offline' | 'unknown';
  message: string;
  /** How long the server asked to wait, in milliseconds; 0 when it did not say. */
  waitMs: number;
}

/** What is to say about a press that booked nothing, beside the errors at controls. */
export interface Refusal {
  notice: SendNotice | null;
  /** Errors of no control that is shown. */
  otherErrors?: readonly ErrorLine[];
  isReferrerRefused?: boolean;
}

/**
 * 'checking': the rules, then the crops that can be chosen now. 'confirming': the person is asked about unusual values. 'refused':
 * nothing was booked. 'uncertain': nobody knows whether the server has it. 'waiting': the form changed what was pressed, and took
 * it back from the queue.
 */
export type BookingPhase =
  | { name: 'editing' }
  | Pressing
  | ({ name: 'refused' | 'uncertain' | 'waiting' } & Refusal)
  | { name: 'booked'; booking: Booking };

/** A press is under way. */
export interface Pressing {
  name: 'checking' | 'confirming' | 'sending';
  pressed: BookingIdentity;
  /** It has been sent for more than 5 seconds. */
  isSlow?: boolean;
}

export interface BookingState {
  identity: BookingIdentity;
  phase: BookingPhase;
  /** The revision that the queue keeps. */
  queued: number | null;
  /** The stored booking that is changed; null for a new one. */
  stored: Booking | null;
  /** What was thrown away last, to bring it back. */
  cleared: { values: BookingFormValues; uuid: string | null } | null;
  /** The revision of the last filling of all fields. */
  fills: number;
  /** From the first press on, choices are checked as they change. */
  wasPressed: boolean;
  /** The server refused who refers: this booking names nobody. */
  isWithoutReferrer: boolean;
  /** False once the form has left the page. */
  isMounted: boolean;
}

/** Other values for the form. */
export interface Filling {
  /** Null: those that the form starts with. */
  values: BookingFormValues | null;
  uuid: string | null;
  cleared?: BookingState['cleared'];
  /** The queue keeps these values. */
  isQueued?: boolean;
  wasPressed?: boolean;
  /** Neither the draft of what the form held nor the confirmation stays. */
  keepsNothing?: boolean;
}

export type FieldErrors = readonly (readonly [BookingPath, string])[];

type Work = Promise<void> | undefined;

/** What a step can ask of the world: work of the session, and what the host, the page and the drafts do. */
export interface BookingEffects
  extends Pick<BookingPorts, 'notify' | 'notifyFailure' | 'overtake'>,
    Pick<BookingView, 'dismissRemoved'>,
    Pick<BookingDrafts, 'saveNow' | 'forget'> {
  check: () => Work;
  confirm: (values: BookingFormValues) => Work;
  send: (values: BookingFormValues, wasSent: boolean) => Work;
  /** The queue need not keep what was pressed. */
  forgetPressed: () => void;
  fill: (values: BookingFormValues | null) => void;
  /** Goes to the first control that is wrong. */
  showErrors: (errors: FieldErrors, type: 'rule' | 'server') => void;
  focus: (target: 'add' | 'done' | 'referrer' | 'start' | 'undoClear' | 'waiting') => void;
  onBooked: (booking: Booking) => void;
}

/** An effect as data: its name and what it is given. */
export type BookingEffect = {
  [Name in keyof BookingEffects]: readonly [Name, ...Parameters<BookingEffects[Name]>];
}[keyof BookingEffects];
