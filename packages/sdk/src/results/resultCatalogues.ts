import type { Language } from '../generated/types.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';
import type { ResultTexts } from './ResultTexts.ts';

const catalogues: Record<Language, ResultTexts> = { en: english, sw: kiswahili };

/** The texts of results in a language: readings, ratings, products, times. */
export function resultTexts(language: Language): ResultTexts {
  return catalogues[language];
}

/**
 * Gives the disclaimer that a report stored, in a language. A disclaimer of another service has no
 * translation and stays as it is stored. Errors: never throws.
 */
export function writeDisclaimer(stored: string, language: Language): string {
  const isOurs = Object.values(catalogues).some(({ disclaimer }) => disclaimer === stored);
  return isOurs ? catalogues[language].disclaimer : stored;
}

/** Fills `{name}` in a text; a name without a value becomes "". */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** "44 to 73", or one number where both are the same. */
export function writeRange(low: string, high: string, texts: ResultTexts): string {
  return low === high ? low : fill(texts.range, { low, high });
}

/** "44 to 73 bags of 50 kg", "half a bag of 50 kg", "at most 1 bag of 50 kg". */
export function writeBags(low: number, high: number, texts: ResultTexts): string {
  if (low === 0 && high > 0) return fill(texts.upTo, { amount: writeBags(high, high, texts) });
  if (low !== high) return fill(texts.bags, { number: writeRange(String(low), String(high), texts) });
  if (high === 0.5) return texts.halfBag;
  return high === 1 ? texts.oneBag : fill(texts.bags, { number: high });
}

/** A pH with at least one decimal: 5.0, 5.45. */
export function writePh(ph: number): string {
  return Number.isInteger(Math.round(ph * 100) / 10) ? ph.toFixed(1) : ph.toFixed(2);
}
