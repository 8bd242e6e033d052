import { createCatalogueTranslator, type Locale, type TranslationOf, useLocale } from '@udongo/ui';

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

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of collections that wait for the network. */
export function translateWaiting(locale: Locale) {
  return translators[locale];
}

export function useWaitingText() {
  return translateWaiting(useLocale());
}
