export {
  type Catalogue,
  createCatalogueTranslator,
  createTranslator,
  type KeyOf,
  type Locale,
  type MessageKey,
  type MessageOverrides,
  type Messages,
  type Translate,
  type TranslateOf,
  type TranslationOf,
} from './createTranslator.ts';
export { sw } from './sw.ts';
