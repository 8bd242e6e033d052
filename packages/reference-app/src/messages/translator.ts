import type { ErrorTexts } from '@udongo/sdk';
import { createCatalogueTranslator, type Locale, type TranslateOf, useLocale } from '@udongo/ui';
import { en } from './en.ts';
import { sw } from './sw.ts';

export type AppTranslate = TranslateOf<typeof en>;

const translators: Readonly<Record<Locale, AppTranslate>> = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The app's texts in a language: `t('booking.acres', { count: 26 })`. */
export function translatorOf(locale: Locale): AppTranslate {
  return translators[locale];
}

/** The app's texts in the language of the page. */
export function useText(): AppTranslate {
  return translators[useLocale()];
}

/** The general texts of errors in a language, as `describeError` takes them. */
export function errorTextsOf(locale: Locale): ErrorTexts {
  return locale === 'sw' ? sw.failure : en.failure;
}
