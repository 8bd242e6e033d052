import { swBookingForm } from '@udongo/ui/messages/sw';
import { bookingConsent } from '../../../ui/src/messages/sw/bookingConsent.ts';
import { widgetConsent } from './sw/widgetConsent.ts';

/** The texts of the other language; the build swaps the languages for a form in Kiswahili. */
export const otherLanguage = { ...swBookingForm, bookingConsent, widgetConsent };
