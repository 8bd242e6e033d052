import {
  type Catalogue,
  createCatalogueTranslator,
  type Locale,
  type TranslateOf,
  type TranslationOf,
  useLocale,
} from '@udongo/ui';

/** Creates the function that gives texts in a language; what `sw` leaves out stays English. */
export function createTextsOf<Texts extends Catalogue>(
  en: Texts,
  sw: Partial<TranslationOf<Texts>>,
): (locale: Locale) => TranslateOf<Texts> {
  const translators = {
    en: createCatalogueTranslator<Texts>('en', en),
    sw: createCatalogueTranslator<Texts>('sw', sw, en),
  };
  return (locale) => translators[locale];
}

/** Creates the hook that gives a page's own texts in the language of the page; what `sw` leaves out stays English. */
export function createTexts<Texts extends Catalogue>(
  en: Texts,
  sw: Partial<TranslationOf<Texts>>,
): () => TranslateOf<Texts> {
  const textsOf = createTextsOf(en, sw);
  return () => textsOf(useLocale());
}
