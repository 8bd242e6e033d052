import type { ErrorTexts } from '@udongo/sdk';
import { createCatalogueTranslator, type Locale, type MessageOverrides, type TranslateOf } from '@udongo/ui';
import { en } from './en.ts';

export type AppTranslate = TranslateOf<typeof en>;

/** All texts of one language. */
export interface Language {
  /** The app's own texts: `text('booking.acres', { count: 26 })`. */
  text: AppTranslate;
  /** The texts of the components. */
  components: MessageOverrides;
  /** The general texts of errors, as `describeError` takes them. */
  errors: ErrorTexts;
}

const english: Language = {
  text: createCatalogueTranslator<typeof en>('en', en),
  components: {},
  errors: en.failure,
};

let kiswahili: Language | undefined;

/** Fetches a language, once. Only English is here from the start. Errors: rejects when its file does not load. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale === 'sw') kiswahili ??= (await import('./kiswahili.ts')).kiswahili;
}

/** The texts of a language; English until the language is loaded. */
export function languageOf(locale: Locale): Language {
  return (locale === 'sw' && kiswahili) || english;
}
