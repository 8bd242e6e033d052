import type { Language, Rating } from '../generated/types.ts';
import { formatNumber } from '../values/formatNumber.ts';
import { writeLimit } from './belowLimit.ts';
import type { RatedReading } from './ResultTexts.ts';
import { fill, resultTexts, writePh } from './resultCatalogues.ts';

/** A rating in words. */
export interface RatingText {
  /** "Phosphorus". */
  reading: string;
  /** "30 mg/kg"; "< 5 mg/kg" below the limit of its method; "-" when it was not measured. */
  value: string;
  /** "18 to 35 mg/kg". */
  range: string;
  /** "Slightly low"; for pH "A little acid". */
  rating: string;
  /** One sentence: the meaning of the value for the crop. */
  meaning: string;
  /** One sentence: the advice. */
  advice: string;
}

/** The unit of each reading; "" for pH. */
export const readingUnits: Readonly<Record<RatedReading, string>> = {
  nitrogen: 'mg/kg',
  phosphorus: 'mg/kg',
  potassium: 'mg/kg',
  pH: '',
  conductivity: 'µS/cm',
  moisture: '%',
  temperature: '°C',
};

/** Writes a rating as words, with the unit beside every number. Errors: never throws. */
export function describeRating(rating: Rating, language: Language): RatingText {
  const texts = resultTexts(language);
  const { reading, value, low, high, below_limit } = rating;
  const unit = readingUnits[reading];
  const write = (number: number) => (reading === 'pH' ? writePh(number) : formatNumber(number));
  const withUnit = (text: string) => (unit ? `${text} ${unit}` : text);
  const range = texts.range.replace('{low}', write(low)).replace('{high}', write(high));
  const places = {
    low: 'below',
    slightly_low: 'below',
    optimal: 'within',
    slightly_high: 'above',
    high: 'above',
  } as const;
  const shown = value === null ? '-' : withUnit(write(value));
  const said = {
    rating: (reading === 'pH' ? texts.ratingsOfPh : texts.ratings)[rating.rating],
    ...(rating.rating === 'not_measured'
      ? texts.notMeasured
      : texts.meanings[reading][places[rating.rating]]),
  };
  const { inside: _, ...hidden } = texts.belowLimit;
  return {
    reading: texts.readings[reading],
    value: writeLimit(shown, below_limit),
    range: withUnit(range),
    ...(below_limit && rating.rating === 'not_measured'
      ? { ...hidden, meaning: fill(hidden.meaning, { value: shown }) }
      : said),
  };
}
