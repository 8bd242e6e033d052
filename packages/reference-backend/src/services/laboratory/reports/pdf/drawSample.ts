import type { CropResult, Language, PublicReport, ResultAction, SampleResult } from '@udongo/sdk';
import {
  describeAction,
  describeRating,
  fill,
  nameCrop,
  resultTexts,
  sumPurchases,
} from '@udongo/sdk/results';
import { colours, inner, page, type Sheet, writeHeading, writeRow } from '../../../platform/pdf/Sheet.ts';
import { writeDay } from '../../../platform/pdf/writeDay.ts';
import { drawOtherCrops } from './drawOtherCrops.ts';
import { drawRange, drawRatingIcon } from './drawRange.ts';
import { addUp, isBought, writeCost, writeKes, writePurchases, writeWithCost } from './writePurchases.ts';

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
  sheet.write(fill(texts.heading, { place: sample_location }), { font: 'bold', size: 18 }, 1);
  const whom = fill(texts.forWhom, { name: report.facts.name });
  sheet.write([whom, names].filter(Boolean).join(' · '), { colour: colours.muted }, 8);
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
  drawSum(sheet, actions, language);
  drawOtherCrops(sheet, crops, language);
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
  sheet.y += Math.max(...heights) + 10;
}

/** The first action, the only filled area of the page. */
function drawFirst(sheet: Sheet, action: ResultAction | undefined, language: Language): void {
  if (!action || action.kind === 'skip') return;
  const { title, why } = describeAction(action, language);
  const lead = `${resultTexts(language).report.first}: ${title}.`;
  const padding = 12;
  const width = inner - 2 * padding;
  const leadHeight = sheet.measure(lead, width, { font: 'bold' });
  const height = leadHeight + sheet.measure(why, width) + 2 * padding;
  sheet.need(height);
  sheet.pdf.roundedRect(page.margin, sheet.y, inner, height, 8).fill(colours.softGreen);
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
  writeHeading(sheet, texts.shoppingList, 70);
  if (bought.length === 0) {
    sheet.write(texts.nothingToBuy);
    return;
  }
  const columns = [
    { width: inner * 0.15 },
    { width: inner * 0.38 },
    { width: inner * 0.31 },
    { width: inner * 0.16, align: 'right' },
  ] as const;
  const head = { font: 'semibold', size: 10, colour: colours.muted } as const;
  const heads = [texts.when, texts.what, texts.why, texts.cost];
  writeRow(
    sheet,
    columns,
    heads.map((text) => ({ text, style: head })),
    3,
  );
  for (const action of bought) {
    const { when, title, amount, why } = describeAction(action, language);
    const cells = [
      { text: when },
      { text: title, style: { font: 'semibold' }, below: amount },
      { text: action === actions[0] ? '' : why, style: { size: 10 } },
      { text: writeCost(action, language) },
    ] as const;
    writeRow(sheet, columns, cells, 2);
  }
  const purchases = sumPurchases(bought);
  const total = addUp(purchases);
  if (isOnlyCrop && bought.length > 1 && total !== null) {
    const style = { font: 'bold' } as const;
    // Two dressings of one product may fit into one bag.
    const below = purchases.length < bought.length ? writePurchases(purchases, language) : '';
    const wide = [{ width: inner * 0.8 }, { width: inner * 0.2, align: 'right' }] as const;
    writeRow(
      sheet,
      wide,
      [
        { text: texts.together, style, below },
        { text: writeKes(total), style },
      ],
      4,
    );
  }
  const day = bought
    .map(({ price_as_of }) => price_as_of)
    .filter(Boolean)
    .sort()[0];
  const about = [
    ...(cheapest ? [`${texts.cheapest}: ${writeWithCost(cheapest, language)}.`] : []),
    ...(day ? [`${fill(texts.prices, { day: writeDay(day, language) })}.`] : []),
  ];
  if (about.length > 0) {
    sheet.y += 5;
    sheet.write(about.join(' '), { size: 10, colour: colours.muted }, 0);
  }
}

/** Work that needs no purchase, then products not to buy, each on a line. */
function drawOtherActions(sheet: Sheet, actions: readonly ResultAction[], language: Language): void {
  const texts = resultTexts(language).report;
  const write = (action: ResultAction) => {
    const { title, why } = describeAction(action, language);
    return `${title}. ${why}`;
  };
  const done = actions.filter(({ kind, bags_high }) => kind !== 'skip' && bags_high === null);
  const skipped = actions.filter(({ kind }) => kind === 'skip');
  for (const [heading, lines] of [
    [texts.also, done.map(write)],
    [texts.doNotBuy, skipped.map(write)],
  ] as const) {
    if (lines.length === 0) continue;
    writeHeading(sheet, heading, 16);
    for (const line of lines) sheet.write(line, {}, 1);
  }
}

function drawReadings(sheet: Sheet, { crop_name, ratings }: CropResult, language: Language): void {
  const texts = resultTexts(language).report;
  writeHeading(sheet, texts.readings, 60);
  const columns = [
    { width: inner * 0.25 },
    { width: inner * 0.15 },
    { width: inner * 0.21 },
    { width: inner * 0.19 },
    { width: inner * 0.2 },
  ];
  const style = { font: 'semibold', size: 10, colour: colours.muted } as const;
  const rangeHead = fill(texts.rangeOf, { crop: nameCrop(crop_name, language) });
  const heads = [texts.reading, texts.value, rangeHead, texts.ratingHead];
  const headColumns = [0.25, 0.15, 0.4, 0.2].map((share) => ({ width: inner * share }));
  writeRow(
    sheet,
    headColumns,
    heads.map((text) => ({ text, style })),
    3,
  );
  for (const rating of ratings) {
    const { reading, value, range, rating: word } = describeRating(rating, language);
    writeRow(
      sheet,
      columns,
      [
        { text: reading },
        { text: value },
        { text: range, style: { size: 10, colour: colours.muted } },
        { text: '', draw: (x, y, width) => drawRange(sheet.pdf, rating, x, y, width) },
        { text: `     ${word}`, draw: (x, y) => drawRatingIcon(sheet.pdf, rating.rating, x, y) },
      ],
      1,
    );
  }
}

function drawSum(sheet: Sheet, actions: readonly ResultAction[], language: Language): void {
  const described = actions.map((action) => describeAction(action, language));
  const steps = described.flatMap((text) => text.steps);
  const notes = described.flatMap(({ steps: own, how, warnings }) =>
    own.length > 0 ? [how, ...warnings] : [],
  );
  if (steps.length === 0) return;
  writeHeading(sheet, resultTexts(language).report.sum, 70);
  for (const step of steps) sheet.write(step, { size: 10 }, 1);
  sheet.y += 3;
  sheet.write(notes.filter(Boolean).join(' '), { size: 10, colour: colours.muted });
}
