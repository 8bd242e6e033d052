import {
  createCatalogueTranslator,
  type LanguageTag,
  type MessageOverrides,
  type Translate,
} from './createCatalogueTranslator.ts';
import { en } from './en.ts';

/**
 * Creates a translator of all texts of all components, for use outside of them: `createTranslator('sw', sw)`.
 * Texts missing in `messages` are in English. It includes the whole English catalogue; a component gets only
 * its own groups with `useMessages`.
 * Never throws: a placeholder without a value stays as it is written.
 */
export function createTranslator(locale: LanguageTag, messages: MessageOverrides = {}): Translate {
  return createCatalogueTranslator<typeof en>(locale, messages, en);
}
