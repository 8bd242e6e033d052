import type { CropResult, Language, PublicReport, ResultAction, SampleResult } from '@udongo/sdk';
import {
  describeAction,
  describeMeasurement,
  describeRating,
  fill,
  nameCrop,
  resultTexts,
  sumPurchases,
} from '@udongo/sdk/results';
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
import { writeDay } from '../../../platform/pdf/writeDay.ts';
import { drawAnalyses } from './drawAnalyses.ts';
import { drawOtherCrops } from './drawOtherCrops.ts';
import { drawRange, drawRatingIcon } from './drawRange.ts';
import { drawSince } from './drawSince.ts';
import {
  addUp,
  isBought,
  writeCautions,
  writeCautionsOnce,
  writeCost,
  writeKes,
  writePurchases,
  writeWithCost,
} from './writePurchases.ts';

/** A sample: what to do for its main crop, its readings, the sum of lime, then the same in short for its other crops. */
export function drawSample(
  sheet: Sheet,
  report: PublicReport,
  result: SampleResult,
  language: Language,
): void {
  const texts = resultTexts(language).report;
  const { crops, rejected_reason, sample_location = '' } = result;
  const names = crops.map(({ crop_name }) => nameCrop(crop_name, language)).join(', ');
  const title = fill(texts.heading, { place: sample_location });
  sheet.write(title, { font: 'bold', size: sizeOf(title), tag: 'H1' }, 1);
  const whom = fill(texts.forWhom, { name: report.facts.name });
  sheet.write([whom, names].filter(Boolean).join(' · '), { colour: colours.muted }, 6);
  drawFacts(sheet, report, result, language);
  if (rejected_reason) {
    const reason = resultTexts(language).rejectedReasons[rejected_reason];
    sheet.write(fill(texts.rejected, { reason }), { font: 'semibold' });
  }
  const [main, ...others] = crops;
  if (!main) return;
  const actions = main.actions ?? [];
  drawFirst(sheet, actions[0], language);
  drawShoppingList(sheet, actions, result.cheapest_first_step ?? null, others.length === 0, language);
  drawOtherActions(sheet, actions, language);
  drawReadings(sheet, main, language);
  drawAnalyses(sheet, result, language);
  drawSince(sheet, report, result, { language });
  drawSum(sheet, actions, language);
  drawOtherCrops(sheet, crops, language);
}

/** Points of a title: a long one is smaller. */
export function sizeOf(title: string): number {
  if (title.length <= 60) return 18;
  return title.length <= 120 ? 14 : 11;
}

function drawFacts(sheet: Sheet, { facts }: PublicReport, result: SampleResult, language: Language): void {
  const texts = resultTexts(language);
  const acres = Number(result.size_of_land);
  const cells = [
    [texts.report.sample, result.sample_code ?? ''],
    [texts.report.size, fill(acres === 1 ? texts.acre : texts.acres, { number: acres })],
    [texts.report.soil, result.soil_type ? texts.soilTypes[result.soil_type] : ''],
    facts.agrovet_name
      ? [texts.report.agrovet, [facts.agrovet_name, facts.county_name].filter(Boolean).join(', ')]
      : [texts.report.county, facts.county_name],
  ].filter(([, value]) => value);
  const step = inner * 0.21;
  const heights = cells.map(([name = '', value = ''], index) => {
    const x = page.margin + index * step;
    // The last one, the agrovet with its county, is the longest and takes what is left.
    const width = index < cells.length - 1 ? step : inner - index * step;
    const label = sheet.put(name, x, sheet.y, width - 10, { size: 10, colour: colours.muted });
    return label + sheet.put(value, x, sheet.y + label, width - 10, { font: 'semibold' });
  });
  sheet.y += Math.max(...heights) + 8;
  const origin = describeMeasurement(result, (instant) => writeDay(instant, language), language);
  if (origin) sheet.write(origin, { size: 10, colour: colours.muted }, 8);
}

/** The first action, the only filled area of the page. */
function drawFirst(sheet: Sheet, action: ResultAction | undefined, language: Language): void {
  if (!action || action.kind === 'skip') return;
  const { title, why } = describeAction(action, language);
  const lead = `${resultTexts(language).report.first}: ${title}.`;
  const padding = 9;
  const width = inner - 2 * padding;
  const leadHeight = sheet.measure(lead, width, { font: 'bold' });
  const height = leadHeight + sheet.measure(why, width) + 2 * padding;
  sheet.need(height);
  sheet.paint((pdf) => pdf.roundedRect(page.margin, sheet.y, inner, height, 8).fill(colours.softGreen));
  sheet.put(lead, page.margin + padding, sheet.y + padding, width, { font: 'bold' });
  sheet.put(why, page.margin + padding, sheet.y + padding + leadHeight, width);
  sheet.y += height + 2;
}

function drawShoppingList(
  sheet: Sheet,
  actions: readonly ResultAction[],
  cheapest: ResultAction | null,
  isOnlyCrop: boolean,
  language: Language,
): void {
  const all = resultTexts(language);
  const texts = all.report;
  const bought = actions.filter(isBought);
  if (bought.length === 0) {
    writeHeading(sheet, texts.shoppingList);
    sheet.write(texts.nothingToBuy);
    return;
  }
  const columns = [
    { width: inner * 0.18 },
    { width: inner * 0.36 },
    { width: inner * 0.33 },
    { width: inner * 0.13, align: 'right' },
  ] as const;
  const rows = bought.map((action, index) => {
    const { when, title, amount, why } = describeAction(action, language);
    const cells = [
      { text: when },
      { text: title, style: { font: 'semibold' }, below: amount },
      { text: action === actions[0] ? '' : why, style: { size: 10 } },
      { text: writeCost(action, language) },
    ] as const;
    return { cells, note: writeCautionsOnce(bought, index, language) };
  });
  const head = [texts.when, texts.what, texts.why, texts.cost];
  writeTable(sheet, { heading: texts.shoppingList, columns, head, rows, padding: 1 });
  drawTotal(sheet, bought, isOnlyCrop, language);
  const day = bought
    .map(({ price_as_of }) => price_as_of)
    .filter(Boolean)
    .sort()[0];
  const about = [
    cheapest && `${texts.cheapest}: ${writeWithCost(cheapest, language)}.`,
    cheapest && writeCautions(cheapest, language),
    day && `${fill(texts.prices, { day: writeDay(day, language) })}.`,
  ].filter(Boolean);
  sheet.y += 3;
  if (about.length > 0) sheet.write(about.join(' '), {}, 0);
}

/** Writes the sum of the purchases, with the smaller amounts; nothing while a price is missing. */
function drawTotal(
  sheet: Sheet,
  bought: readonly ResultAction[],
  isOnlyCrop: boolean,
  language: Language,
): void {
  const purchases = sumPurchases(bought);
  const total = addUp(purchases);
  if (!isOnlyCrop || bought.length < 2 || total === null) return;
  const style = { font: 'bold' } as const;
  // Two dressings of one product may fit into one bag.
  const below = purchases.length < bought.length ? writePurchases(purchases, language) : '';
  const columns = [{ width: inner * 0.8 }, { width: inner * 0.2, align: 'right' }] as const;
  const text = resultTexts(language).report.together;
  const cells = [
    { text, style, below },
    { text: writeKes(total), style },
  ];
  sheet.within('Table', () => writeRow(sheet, columns, cells, 4));
}

/** Work that needs no purchase, then products not to buy. */
function drawOtherActions(sheet: Sheet, actions: readonly ResultAction[], language: Language): void {
  const texts = resultTexts(language).report;
  const write = (action: ResultAction) => {
    const { title, why } = describeAction(action, language);
    return `${title}. ${why}`;
  };
  const done = actions.filter(({ kind, bags_high }) => kind !== 'skip' && bags_high === null);
  const skipped = actions.filter(({ kind }) => kind === 'skip');
  sheet.y += 3;
  for (const action of done) sheet.write(`${texts.also}: ${write(action)}`, {}, 1);
  if (skipped.length > 0) sheet.write(`${texts.doNotBuy}: ${skipped.map(write).join(' ')}`, {}, 1);
}

function drawReadings(sheet: Sheet, { crop_name, ratings }: CropResult, language: Language): void {
  const texts = resultTexts(language).report;
  const columns = [
    { width: inner * 0.25 },
    { width: inner * 0.15 },
    { width: inner * 0.21 },
    { width: inner * 0.19 },
    { width: inner * 0.2 },
  ];
  const rangeHead = fill(texts.rangeOf, { crop: nameCrop(crop_name, language) });
  const rows = ratings.map((rating) => {
    const { reading, value, range, rating: word } = describeRating(rating, language);
    const cells: Cell[] = [
      { text: reading },
      { text: value },
      { text: range, style: { size: 10, colour: colours.muted } },
      { text: '', draw: (x, y, width) => sheet.paint((pdf) => drawRange(pdf, rating, x, y, width)) },
      {
        text: `     ${word}`,
        draw: (x, y) => sheet.paint((pdf) => drawRatingIcon(pdf, rating.rating, x, y)),
      },
    ];
    return { cells };
  });
  writeTable(sheet, {
    heading: texts.readings,
    columns,
    headColumns: [0.25, 0.15, 0.4, 0.2].map((share) => ({ width: inner * share })),
    head: [texts.reading, texts.value, rangeHead, texts.ratingHead],
    rows,
    padding: 0.6,
  });
}

function drawSum(sheet: Sheet, actions: readonly ResultAction[], language: Language): void {
  const steps = actions.flatMap((action) => describeAction(action, language).steps);
  if (steps.length === 0) return;
  sheet.together(() => {
    writeHeading(sheet, resultTexts(language).report.sum, 0);
    for (const step of steps) sheet.write(step, { size: 10 }, 1);
  });
}
