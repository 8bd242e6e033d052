import type { Booking } from '@udongo/sdk';
import { formatDate, useLocale } from '@udongo/ui';
import { useConsentText } from '../../components/consent/consentTexts.ts';

/** Gives a function that says who agreed to the use of a booking's data; '' where nobody was asked. */
export function useBookingConsent() {
  const t = useConsentText();
  const locale = useLocale();
  return ({ consent, name }: Pick<Booking, 'consent' | 'name'>): string => {
    if (!consent) return '';
    return t(consent.said_by === 'self' ? 'consent.bySelf' : 'consent.onWord', {
      date: formatDate(locale, consent.agreed_on),
      // A visitor has no account.
      who: consent.said_by_name || name,
      version: formatDate(locale, consent.version),
    });
  };
}
