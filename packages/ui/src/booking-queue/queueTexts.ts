import { bookingQueue } from '../messages/en/bookingQueue.ts';
import { bookingSignedIn } from '../messages/en/bookingSignedIn.ts';
import { bookingSummary } from '../messages/en/bookingSummary.ts';
import { testType } from '../messages/en/testType.ts';
import type { KeyOf, TranslateOf } from '../messages/index.ts';

/** The texts of a list of waiting bookings. */
export const queueTexts = { bookingQueue, bookingSignedIn, bookingSummary, testType };

export type QueueTextKey = KeyOf<typeof queueTexts>;

export type QueueTranslate = TranslateOf<typeof queueTexts>;
