import { bookingConsent as en } from './en/bookingConsent.ts';
import { bookingConsent as sw } from './sw/bookingConsent.ts';

/**
 * The sentence with which people agree who book for themselves, in both languages.
 * @internal
 */
export const bookingConsentTexts = { en, sw };
