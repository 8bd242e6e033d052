import type { AnalysisResult, Language } from '../generated/types.ts';
import { formatNumber } from '../values/formatNumber.ts';
import { writeLimit } from './belowLimit.ts';
import { resultTexts } from './resultCatalogues.ts';

/** A value of an analysis beside the seven readings in words. */
export interface AnalysisText {
  /** "Organic carbon". */
  name: string;
  /** "1.86 %"; "< 0.05 %" below the limit of its method. */
  value: string;
  /** "36 to 68 mg/kg", "from 10 me/100 g"; "" where the rules have no range. */
  range: string;
  /** "Low"; "Can’t be rated" for a limit that hides it; "" where the rules have no range. */
  rating: string;
}

/** Writes the value of an analysis as words, with the unit beside every number. Errors: never throws. */
export function describeAnalysis(result: AnalysisResult, language: Language): AnalysisText {
  const texts = resultTexts(language);
  const { name, name_sw, value, below_limit, decimals, unit, low = null, high = null, rating } = result;
  const isHidden = below_limit && (low !== null || high !== null);
  const withUnit = (text: string) => `${text} ${unit}`.trim();
  const writeRange = () => {
    if (low === null && high === null) return '';
    const pattern = low === null ? texts.rangeTo : high === null ? texts.rangeFrom : texts.range;
    return withUnit(pattern.replace('{low}', formatNumber(low)).replace('{high}', formatNumber(high)));
  };
  return {
    name: (language === 'sw' && name_sw) || name,
    value: writeLimit(withUnit(formatNumber(value, decimals)), below_limit),
    range: writeRange(),
    rating: rating ? texts.ratings[rating] : isHidden ? texts.belowLimit.rating : '',
  };
}
