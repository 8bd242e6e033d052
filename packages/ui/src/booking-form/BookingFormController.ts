import type { Booking } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import type { RefObject } from 'react';
import type { BookingPath } from './bookingFields.ts';
import type { BookingLists } from './bookingLists.ts';
import type { BookingRole } from './bookingRole.ts';
import type { DiscountState } from './discount.ts';
import type { BookingForm } from './formLibrary.ts';
import type { DraftState } from './useBookingDraft.ts';
import type { AskBack, BookingSubmit } from './useBookingSubmit.ts';
import type { FarmerChoiceActions } from './useFarmerChoice.ts';
import type { WaitingActions } from './useFormQueue.ts';
import type { SampleRows } from './useSampleRows.ts';

/** State and actions of a booking form, without markup. */
export interface BookingFormController extends FarmerChoiceActions {
  form: BookingForm;
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
  lists: BookingLists;
  /** How the crops are searched: in the browser, or on the server once they are more than a page. */
  cropFilter: 'local' | 'remote';
  /** How often all fields were filled anew: then nothing stays in them that is typed and not chosen. */
  fills: number;
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
  /** Sets what no native control registers (`county`, `crops`, `samples.2.main_crop`), and checks it once something was wrong. */
  setChoice: (path: BookingPath, value: string | number | null | readonly number[]) => void;
  /** The id that a control at this path carries, so that errors find it. */
  pathId: (path: string) => string;
  focusPath: (path: string) => void;
  /** Goes on an element around the form. */
  rootRef: RefObject<HTMLDivElement | null>;
}
