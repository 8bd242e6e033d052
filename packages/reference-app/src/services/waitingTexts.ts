import { type TranslationOf, useLocale } from '@udongo/ui';
import { createTextsOf } from '../messages/createTexts.ts';

const en = {
  waiting: {
    collected: 'Collected',
    notSent: 'Collected, not sent yet',
    title: { one: '{count} booking waits for the network', other: '{count} bookings wait for the network' },
    text: "{codes}: kept on this device as collected. We'll send this when you're back online.",
    takeBack: 'Take back',
    takeBackOf: 'Take back {code}',
    refused: '{code} is not marked as collected. {message}',
    putAside: 'Close',
    note: 'Collected on {time}',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  waiting: {
    collected: 'Zimekusanywa',
    notSent: 'Zimekusanywa, bado hazijatumwa',
    title: { one: 'Miadi {count} inasubiri mtandao', other: 'Miadi {count} inasubiri mtandao' },
    text: '{codes}: imetunzwa kwenye kifaa hiki kuwa imekusanywa. Tutaituma mtandao ukirudi.',
    takeBack: 'Rudisha',
    takeBackOf: 'Rudisha {code}',
    refused: '{code} haijawekwa alama kuwa imekusanywa. {message}',
    putAside: 'Funga',
    note: 'Zilikusanywa {time}',
  },
};

/** The texts of collections that wait for the network. */
export const translateWaiting = createTextsOf(en, sw);

export function useWaitingText() {
  return translateWaiting(useLocale());
}
