import type { Language, PublicReport, ResultAction, SampleResult } from '@udongo/sdk';
import {
  describeRating,
  fill,
  nameCrop,
  type RatedReading,
  readingUnits,
  resultTexts,
  sumPurchases,
  writeRange,
} from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import {
  type Cell,
  colours,
  inner,
  page,
  type Sheet,
  writeHeading,
  writeRow,
  writeTable,
} from '../../../platform/pdf/Sheet.ts';
import { drawRatingIcon } from './drawRange.ts';
import { sizeOf } from './drawSample.ts';
import { reportTexts } from './reportTexts.ts';
import { addUp, isBought, writeCautions, writeKes } from './writePurchases.ts';

/** In the order of every other list of readings. */
const readings = Object.keys(readingUnits) as RatedReading[];

/** Several samples at a glance: the ratings of all in one table, then one shopping list. */
export function drawSummary(sheet: Sheet, report: PublicReport, language: Language): void {
  const texts = resultTexts(language).report;
  const { facts, results } = report;
  const title = fill(texts.forWhom, { name: facts.name });
  sheet.write(title, { font: 'bold', size: sizeOf(title), tag: 'H1' }, 1);
  const about = [
    `${reportTexts[language].samples}: ${results.length}`,
    facts.agrovet_name,
    facts.county_name,
  ];
  sheet.write(about.filter(Boolean).join(' · '), { colour: colours.muted }, 4);
  drawAll(sheet, results, language);
  drawShopping(sheet, results, language);
}

function drawAll(sheet: Sheet, results: readonly SampleResult[], language: Language): void {
  const all = resultTexts(language);
  const widths = [0.06, 0.24, 0.15];
  const share = (1 - widths.reduce((sum, width) => sum + width)) / readings.length;
  const columns = [...widths, ...readings.map(() => share)].map((width) => ({ width: inner * width }));
  const small = { size: 9 } as const;
  const rows = results.map((result, index) => {
    const { crops, rejected_reason, sample_location = '' } = result;
    const ratings = crops[0]?.ratings ?? [];
    const cells: Cell[] = [
      { text: numberOf(result, index), style: { font: 'semibold', size: 10 } },
      {
        text: sample_location,
        style: { size: sample_location.length > 60 ? 8 : 9.5 },
        ...(rejected_reason && { below: all.rejectedReasons[rejected_reason] }),
      },
      { text: crops.map(({ crop_name }) => nameCrop(crop_name, language)).join(', '), style: small },
      ...readings.map((reading): Cell => {
        const rating = ratings.find((each) => each.reading === reading);
        if (!rating) return { text: '' };
        const { rating: word, value } = describeRating(rating, language);
        return {
          text: `     ${withoutUnit(value, reading)}`,
          style: small,
          draw: (x, y) => sheet.picture(word, (pdf) => drawRatingIcon(pdf, rating.rating, x, y)),
        };
      }),
    ];
    return { cells };
  });
  const names = reportTexts[language].shortReadings;
  const head = readings.map((reading) => `${names[reading]}\n${readingUnits[reading]}`);
  const { report } = all;
  writeTable(sheet, {
    heading: reportTexts[language].samples,
    columns,
    head: ['', report.place, reportTexts[language].crops, ...head],
    headSize: 8,
    rows,
    padding: 1,
  });
  sheet.y += 5;
  drawLegend(sheet, language);
}

/** The meaning of the signs. */
function drawLegend(sheet: Sheet, language: Language): void {
  const { ratings } = resultTexts(language);
  const small = { size: 10, colour: colours.muted } as const;
  const { y } = sheet;
  let x: number = page.margin;
  for (const rating of ['low', 'optimal', 'high'] as const) {
    const left = x;
    sheet.picture(ratings[rating], (pdf) => drawRatingIcon(pdf, rating, left, y + 6));
    sheet.put(ratings[rating], x + 13, y, 120, small);
    x += 30 + sheet.pdf.widthOfString(ratings[rating]);
  }
  sheet.y += 16;
  sheet.write(reportTexts[language].legend, small, 2);
}

/** A value or a range without its unit, which is beside it already. */
export function withoutUnit(text: string, reading: RatedReading): string {
  const unit = readingUnits[reading];
  return unit ? text.replace(` ${unit}`, '') : text;
}

/** The last part of a sample's code: "3" of UD-1026-3. */
function numberOf({ sample_code }: SampleResult, index: number): string {
  return sample_code?.split('-').at(-1) ?? String(index + 1);
}

/** Lists the need of all crops and plots of each product, with how to spread it and for which samples it is. */
function drawShopping(sheet: Sheet, results: readonly SampleResult[], language: Language): void {
  const all = resultTexts(language);
  const texts = reportTexts[language];
  const bought = results.flatMap((result, index) =>
    actionsOf(result).map((action) => ({ action, index, number: numberOf(result, index) })),
  );
  const purchases = sumPurchases(bought.map(({ action }) => action));
  if (purchases.length === 0) {
    sheet.together(() => {
      writeHeading(sheet, texts.shoppingForAll, 0);
      sheet.write(all.report.nothingToBuy);
    });
    return;
  }
  const rows = purchases.map(({ product, bagsLow, bagsHigh, costLow, costHigh }) => {
    const own = bought.filter(({ action }) => action.product === product);
    const range = (low: string, high: string) => writeRange(low, high, all);
    const cost = costLow === null || costHigh === null ? '' : range(writeKes(costLow), writeKes(costHigh));
    const cells = [
      { text: all.products[product], style: { font: 'semibold' } },
      { text: range(formatNumber(bagsLow), formatNumber(bagsHigh)) },
      { text: writeNumbers(own), style: { size: 10 } },
      { text: cost },
    ] as const;
    const cautions = own.map(({ action }) => action);
    return { cells, note: writeCautions(cautions, language) };
  });
  const columns = [
    { width: inner * 0.3 },
    { width: inner * 0.2 },
    { width: inner * 0.25 },
    { width: inner * 0.25, align: 'right' },
  ] as const;
  const head = [all.report.what, texts.bags, texts.forSamples, all.report.cost];
  writeTable(sheet, { heading: texts.shoppingForAll, columns, head, rows, padding: 3 });
  const total = addUp(purchases);
  if (total === null || purchases.length < 2) return;
  const style = { font: 'bold' } as const;
  const wide = [{ width: inner * 0.8 }, { width: inner * 0.2, align: 'right' }] as const;
  const cells = [
    { text: all.report.together, style },
    { text: writeKes(total), style },
  ];
  sheet.within('Table', () => writeRow(sheet, wide, cells, 4));
}

/** Purchases for a sample. Crops of rules 1 had the whole plot each: then only those for the first crop. */
function actionsOf({ crops }: SampleResult): ResultAction[] {
  const of = (some: typeof crops) => some.flatMap(({ actions = [] }) => actions.filter(isBought));
  const all = of(crops);
  const isShared = all.every(({ values }) => 'crops' in values || 'together' in values);
  return isShared ? all : of(crops.slice(0, 1));
}

/** "1-4, 7": neighbours in the report are written as a range. */
function writeNumbers(samples: readonly { index: number; number: string }[]): string {
  const ranges: { first: string; last: string; index: number }[] = [];
  for (const { index, number } of samples) {
    const before = ranges.at(-1);
    if (before?.index === index) continue;
    if (before && before.index === index - 1) Object.assign(before, { last: number, index });
    else ranges.push({ first: number, last: number, index });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(', ');
}
