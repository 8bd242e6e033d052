import type * as own from '../../../ui/src/messages/intlLocales.ts';

/** The widget supports only English and Kiswahili. */

export const intlLocales: typeof own.intlLocales = (locale) => [`${locale}-KE`, 'en-KE'];

export const baseLanguage: typeof own.baseLanguage = (locale) => locale;
