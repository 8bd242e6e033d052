import type { BookingQueue } from '../../booking-queue/index.ts';
import type { DraftStorage } from '../../lib/draftStorage.ts';
import type { Failure } from '../../lib/useReadFailure.ts';
import type { Notification } from '../../provider/index.ts';
import type { BookingForm, BookingLists, BookingTranslate } from '../values/index.ts';
import type { BookingFormParams } from './BookingFormProps.ts';

/** Options of a session; each can change while the form is on the page. */
export interface BookingSessionOptions {
  ports: BookingPorts;
  storage: DraftStorage;
  /** Keeps a new booking until it is booked; without one it is only sent. */
  queue: BookingQueue | undefined;
}

export interface BookingPorts
  extends Pick<
    BookingFormParams,
    | 'api'
    | 'user'
    | 'booking'
    | 'defaultValues'
    | 'referrer'
    | 'shop'
    | 'sendExtra'
    | 'onBooked'
    | 'onLoginNeeded'
  > {
  t: BookingTranslate;
  readFailure: (error: unknown, fallback: string) => Promise<Failure>;
  notify: (notification: Notification) => unknown;
  /** Shows one failure at a time; `overtake` removes the last one. */
  notifyFailure: (notification: Notification) => void;
  overtake: () => void;
  /** The target of 'storage', 'pagehide' and 'pageshow' events. Default: the window. */
  events?: EventTarget | undefined;
}

/** The form on the page. Each part keeps its identity. */
export interface BookingView {
  form: BookingForm;
  lists: Pick<BookingLists, 'allowedCrops' | 'addNames' | 'nameOf'>;
  /** Opens the cards of these controls, and focuses the first. */
  goTo: (paths: readonly string[]) => void;
  focus: (target: string) => void;
  /** Forgets the sample that was removed last. */
  dismissRemoved: () => void;
}
