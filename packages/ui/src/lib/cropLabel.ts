import { cropName } from '../messages/en/cropName.ts';
import type { LanguageTag, TranslateOf } from '../messages/index.ts';
import { baseLanguage } from '../messages/intlLocales.ts';
import { searchKey } from './searchKey.ts';

const texts = { cropName };

/** A crop's name in the language of the page; its stored name if the language has no word for it. */
export function cropLabel(t: TranslateOf<typeof texts>, locale: LanguageTag, name: string): string {
  // Crops are stored in English.
  if (baseLanguage(locale) === 'en') return name;
  const key = `cropName.${searchKey(name.replace(/\(.*/, ''))}` as const;
  const label = t(key);
  return label === key ? name : label;
}
