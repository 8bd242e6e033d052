import type { Language, SampleResult } from '@udongo/sdk';
import { describeAnalysis } from '@udongo/sdk/results';
import { inner, type Sheet, writeTable } from '../../../platform/pdf/Sheet.ts';
import { reportTexts } from './reportTexts.ts';

/** The values of analyses beside the seven readings, rated where the rule set has ranges, with method and laboratory; nothing for none. */
export function drawAnalyses(
  sheet: Sheet,
  { other_analyses: analyses = [] }: SampleResult,
  language: Language,
): void {
  if (analyses.length === 0) return;
  const texts = reportTexts[language];
  const isRated = analyses.some((analysis) => describeAnalysis(analysis, language).range);
  const shares = isRated ? [0.22, 0.14, 0.19, 0.11, 0.19, 0.15] : [0.34, 0.2, 0.23, 0.23];
  writeTable(sheet, {
    heading: texts.otherAnalyses,
    columns: shares.map((share) => ({ width: inner * share })),
    head: [
      ...[texts.analysis, texts.value],
      ...(isRated ? [texts.goodRange, texts.rating] : []),
      ...[texts.method, texts.laboratory],
    ],
    rows: analyses.map((analysis) => {
      const { name, value, range, rating } = describeAnalysis(analysis, language);
      const rated = isRated ? [range, rating] : [];
      const cells = [name, value, ...rated, analysis.method, analysis.laboratory];
      return { cells: cells.map((text) => ({ text: text || '-' })) };
    }),
    padding: 0.6,
  });
}
