import { createToaster } from '@udongo/sdk';
import { type BookingUser, useLocale } from '@udongo/ui';
import { afterEach, beforeEach, vi } from 'vitest';
import { type BookingBody, describeBooking } from '../../ui/test/bookingBehaviour.tsx';
import { createFakeApi, today } from '../../ui/test/bookingFixtures.ts';
import { createMemoryStorage } from '../../ui/test/bookingPage.tsx';
import { BookingWidget } from '../src/form/BookingWidget.tsx';
import { otherLanguage } from '../src/form/otherLanguage.ts';
import type { EmbedPrefill, EmbedSettings } from '../src/types.ts';

const toaster = createToaster();
const { api } = createFakeApi();
const { storage } = createMemoryStorage();

const settings: Omit<EmbedSettings, 'locale' | 'prefill'> = {
  api: 'https://api.example.com',
  partnerKey: undefined,
  referrer: undefined,
  isAgentId: false,
  retryCreates: false,
  draftName: '',
  isButton: false,
  label: '',
};

/** Gives a signed-in person's details as a partner's page does. */
function toPrefill({ full_name, email, profile }: BookingUser): EmbedPrefill {
  return { name: full_name, email, phone_no: profile?.phone_number ?? '', county: profile?.county ?? 0 };
}

const Form: BookingBody['Form'] = ({ user, draftStorage, ...given }) => {
  const locale = useLocale() === 'sw' ? 'sw' : 'en';
  return (
    <BookingWidget
      settings={{ ...settings, locale, prefill: user ? toPrefill(user) : {} }}
      language={{ locale, messages: locale === 'sw' ? otherLanguage : {} }}
      api={given.api ?? api}
      drafts={draftStorage ?? storage}
      waiting={given.queue && { queue: given.queue, Sending: () => null }}
      boot={{}}
      Dialog={undefined}
      toaster={toaster}
      isOpen={false}
      onOpenChange={() => undefined}
      onBooked={() => undefined}
    />
  );
};

// Sets the clock, because the widget takes no `today`.
beforeEach(() => void vi.setSystemTime(today));
afterEach(() => void vi.useRealTimers());

describeBooking('the widget', { Form });
