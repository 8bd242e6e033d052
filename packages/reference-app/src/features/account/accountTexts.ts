import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  account: {
    title: 'Your account',
    password: 'Password',
    passwordHint: 'All your other logins end when you change it.',
    oldPassword: 'Old password',
    change: 'Change the password',
    changed: 'Your password is changed. All other logins have ended.',
  },
} as const;

/** Drafts, for a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  account: {
    title: 'Akaunti yako',
    password: 'Nenosiri',
    passwordHint: 'Ukilibadilisha, unaondolewa kwenye vifaa vingine vyote.',
    oldPassword: 'Nenosiri la zamani',
    change: 'Badilisha nenosiri',
    changed: 'Nenosiri lako limebadilishwa. Umeondolewa kwenye vifaa vingine vyote.',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of the page of one's own account. */
export function useAccountText() {
  return translators[useLocale()];
}
