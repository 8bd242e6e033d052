import type { Language, SampleResult } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { inner, type Sheet, writeTable } from '../../../platform/pdf/Sheet.ts';
import { reportTexts } from './reportTexts.ts';

/** The values of analyses beside the seven readings, with method and laboratory; nothing for none. */
export function drawAnalyses(
  sheet: Sheet,
  { other_analyses: analyses = [] }: SampleResult,
  language: Language,
): void {
  if (analyses.length === 0) return;
  const texts = reportTexts[language];
  writeTable(sheet, {
    heading: texts.otherAnalyses,
    columns: [0.34, 0.2, 0.23, 0.23].map((share) => ({ width: inner * share })),
    head: [texts.analysis, texts.value, texts.method, texts.laboratory],
    rows: analyses.map(({ name, name_sw, value, decimals, unit, method, laboratory }) => ({
      cells: [
        { text: (language === 'sw' && name_sw) || name },
        { text: `${formatNumber(value, decimals)} ${unit}`.trim() },
        { text: method || '-' },
        { text: laboratory || '-' },
      ],
    })),
    padding: 0.6,
  });
}
