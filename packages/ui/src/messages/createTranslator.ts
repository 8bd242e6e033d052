import {
  createCatalogueTranslator,
  type LanguageTag,
  type MessageOverrides,
  type Translate,
} from './createCatalogueTranslator.ts';
import { en } from './en.ts';

/**
 * A translator of all texts of all components, for use outside of them: `createTranslator('sw', sw)`. What `messages` leaves
 * out is said in English. Brings the whole English catalogue along; a component takes its own groups by `useMessages`.
 * Never throws: a placeholder without a value stays as it is written.
 */
export function createTranslator(locale: LanguageTag, messages: MessageOverrides = {}): Translate {
  return createCatalogueTranslator<typeof en>(locale, messages, en);
}
