import { createCatalogueTranslator } from '@udongo/ui';
import { sayServerText as sayBy } from '../../../ui/src/lib/serverText.ts';
import { serverText as own } from '../../../ui/src/messages/en/serverText.ts';
import { serverText as other } from '../../../ui/src/messages/sw/serverText.ts';
import type { EmbedLocale } from '../types.ts';

/** Set at build: the form's built-in language, whose texts are swapped with the English ones. */
declare const FORM_LOCALE: EmbedLocale;

const t = createCatalogueTranslator('sw', {
  serverText: FORM_LOCALE === 'sw' ? own : other,
}) as Parameters<typeof sayBy>[1];

/** Translates texts of servers; only readers of Kiswahili load this file. */
export const sayServerText = (text: string) => sayBy(text, t);
