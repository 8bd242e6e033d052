import type { EmbedLocale } from '../types.ts';
import { english, kiswahili, toSignedIn } from './refusals.ts';

/** Set at build: the language that the form brings along. */
declare const FORM_LOCALE: EmbedLocale;

export const bookingSignedIn =
  FORM_LOCALE === 'sw' ? toSignedIn(english, 'Send again') : toSignedIn(kiswahili, 'Tuma tena');
