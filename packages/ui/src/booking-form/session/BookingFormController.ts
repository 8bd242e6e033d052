import type { Booking } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import type { RefObject } from 'react';
import type { FarmerChoiceActions } from '../person/index.ts';
import type { SampleRows } from '../samples/index.ts';
import type { BookingFields, BookingRole, DiscountState } from '../values/index.ts';
import type { DraftState } from './useBookingDraft.ts';
import type { AskBack, BookingSubmit } from './useBookingSubmit.ts';
import type { WaitingActions } from './useFormQueue.ts';

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
  sending: Pick<BookingSubmit, 'isSlow' | 'notice' | 'otherErrors' | 'sendWithoutReferrer'>;
  /** Checks and sends; `askBack` is asked between the two. Presses while one is under way do nothing. Rejects only with what `onBooked` throws. */
  submit: (askBack?: AskBack) => Promise<void>;
  /** Throws away what was typed; `undoClear` brings it back until something is typed anew. */
  clear: () => void;
  undoClear: (() => void) | null;
  /** What waits to be sent; null without a queue. */
  waiting: (WaitingActions & Pick<BookingSubmit, 'isSending'>) | null;
  /** Leaves the confirmation for a new booking. */
  bookAnother: () => void;
  /** Goes on an element around the form. */
  rootRef: RefObject<HTMLDivElement | null>;
}
