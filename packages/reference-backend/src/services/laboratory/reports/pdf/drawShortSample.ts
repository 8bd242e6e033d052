import type { CropResult, Language, PublicReport, SampleResult } from '@udongo/sdk';
import {
  describeAction,
  describeMeasurement,
  describeRating,
  fill,
  nameCrop,
  resultTexts,
} from '@udongo/sdk/results';
import { type Cell, colours, inner, type Sheet, writeTable } from '../../../platform/pdf/Sheet.ts';
import { writeDay } from '../../../platform/pdf/writeDay.ts';
import { drawAnalyses } from './drawAnalyses.ts';
import { drawRatingIcon } from './drawRange.ts';
import { drawSince } from './drawSince.ts';
import { withoutUnit } from './drawSummary.ts';
import { isBought, writeWithCost } from './writePurchases.ts';

/** One of several samples, on one page: its readings side by side, then what to do for each crop, a line each. */
export function drawShortSample(
  sheet: Sheet,
  report: PublicReport,
  result: SampleResult,
  language: Language,
): void {
  const texts = resultTexts(language);
  const { sample_code, sample_location, crops, soil_type, size_of_land, rejected_reason } = result;
  sheet.together(() => {
    const title = [sample_code, sample_location].filter(Boolean).join(' · ');
    sheet.y += 12;
    sheet.write(title, { font: 'bold', size: title.length > 100 ? 10 : 12, tag: 'H2' }, 1);
    const acres = Number(size_of_land);
    const about = [
      crops.map(({ crop_name }) => nameCrop(crop_name, language)).join(', '),
      size_of_land && fill(acres === 1 ? texts.acre : texts.acres, { number: acres }),
      soil_type && texts.soilTypes[soil_type],
      describeMeasurement(result, (instant) => writeDay(instant, language), language),
    ];
    sheet.write(about.filter(Boolean).join(' · '), { size: 10, colour: colours.muted }, 2);
    if (rejected_reason) {
      const reason = texts.rejectedReasons[rejected_reason];
      sheet.write(fill(texts.report.rejected, { reason }), { font: 'semibold' });
    }
    const [main, ...others] = crops;
    if (!main) return;
    drawReadings(sheet, main, language);
    drawAnalyses(sheet, result, language);
    drawSince(sheet, report, result, { language, short: true });
    drawActions(sheet, main, language);
    for (const crop of others) {
      const heading = fill(texts.report.otherCrop, { crop: nameCrop(crop.crop_name, language) });
      sheet.write(heading, { font: 'semibold', size: 10, tag: 'H3' }, 1);
      drawActions(sheet, crop, language);
    }
  });
}

function drawReadings(sheet: Sheet, { ratings }: CropResult, language: Language): void {
  const texts = ratings.map((rating) => describeRating(rating, language));
  const small = { size: 9 } as const;
  const value = texts.map(({ value: text }): Cell => ({ text, style: { font: 'semibold', size: 10 } }));
  const words = ratings.map(
    (rating, index): Cell => ({
      text: `     ${texts[index]?.rating}`,
      style: small,
      draw: (x, y) => sheet.paint((pdf) => drawRatingIcon(pdf, rating.rating, x, y)),
    }),
  );
  const ranges = texts.map(({ range }, index): Cell => {
    const reading = ratings[index]?.reading ?? 'pH';
    return { text: withoutUnit(range, reading), style: { ...small, colour: colours.muted } };
  });
  writeTable(sheet, {
    columns: ratings.map(() => ({ width: inner / ratings.length })),
    head: texts.map(({ reading }) => reading),
    headSize: 9,
    rows: [value, words, ranges].map((cells) => ({ cells })),
    padding: 0,
  });
  sheet.y += 4;
}

function drawActions(sheet: Sheet, { actions = [] }: CropResult, language: Language): void {
  const { report } = resultTexts(language);
  const small = { size: 10 } as const;
  for (const action of actions) {
    if (action.kind === 'skip') continue;
    const { when, title, why } = describeAction(action, language);
    const text = isBought(action) ? writeWithCost(action, language) : `${title}. ${why}`;
    sheet.write([when, text].filter(Boolean).join(': '), small, 1);
  }
  const skipped = actions.filter(({ kind }) => kind === 'skip');
  if (skipped.length === 0) return;
  const titles = skipped.map((action) => describeAction(action, language).title);
  sheet.write(`${report.doNotBuy}: ${titles.join('. ')}`, { ...small, colour: colours.muted }, 1);
}
