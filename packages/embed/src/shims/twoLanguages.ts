import type * as own from '../../../ui/src/messages/intlLocales.ts';

/** The widget speaks English and Kiswahili, and is told no other language. */

export const intlLocales: typeof own.intlLocales = (locale) => [`${locale}-KE`, 'en-KE'];

export const baseLanguage: typeof own.baseLanguage = (locale) => locale;
