import { createCatalogueTranslator, type Locale } from '@udongo/ui';
import { en } from './en.ts';
import type { Language } from './Language.ts';

const english: Language = {
  text: createCatalogueTranslator<typeof en>('en', en),
  components: {},
  errors: en.failure,
  translateServerText: (text) => text,
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
