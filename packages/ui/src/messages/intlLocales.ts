const inKenya: Readonly<Record<string, string>> = { en: 'en-KE', sw: 'sw-KE' };

/**
 * What `Intl` tries for a language, the first that it knows: the tag, its language, English; English and Kiswahili as in Kenya.
 * Never throws: what is no BCP 47 tag counts as English.
 */
export function intlLocales(locale: string): readonly string[] {
  const base = baseLanguage(locale);
  return base ? [inKenya[locale] ?? locale, inKenya[base] ?? base, 'en-KE'] : ['en-KE'];
}

/** 'fr' of 'fr-CI'; '' of what is no BCP 47 tag. */
export function baseLanguage(locale: string): string {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return '';
  }
}
