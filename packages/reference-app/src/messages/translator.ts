import { useLocale } from '@udongo/ui';
import type { AppTranslate } from './Language.ts';
import { languageOf } from './languages.ts';

export type { AppTranslate };

/** The app's texts in the language of the page: `t('booking.acres', { count: 26 })`. */
export function useText(): AppTranslate {
  return languageOf(useLocale()).text;
}
