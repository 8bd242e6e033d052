const inKenya: Readonly<Record<string, string>> = { en: 'en-KE', sw: 'sw-KE' };

/**
 * The locales that `Intl` tries for a language, the first one that it knows: the tag, its language, English;
 * English and Kiswahili as in Kenya. Never throws: an invalid BCP 47 tag counts as English.
 */
export function intlLocales(locale: string): readonly string[] {
  const base = baseLanguage(locale);
  return base ? [inKenya[locale] ?? locale, inKenya[base] ?? base, 'en-KE'] : ['en-KE'];
}

/** 'fr' for 'fr-CI'; '' for an invalid BCP 47 tag. */
export function baseLanguage(locale: string): string {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return '';
  }
}
