import type { CropResult, Language } from '@udongo/sdk';
import {
  describeAction,
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
  type Sheet,
  writeHeading,
  writeTable,
} from '../../../platform/pdf/Sheet.ts';
import { drawRatingIcon } from './drawRange.ts';
import {
  addUp,
  isBought,
  writeCautionsOnce,
  writeKes,
  writePurchases,
  writeWithCost,
} from './writePurchases.ts';

/** The other crops of a sample in short: actions, purchases together with those of the main crop, then ranges and ratings. */
export function drawOtherCrops(sheet: Sheet, crops: readonly CropResult[], language: Language): void {
  const others = crops.slice(1);
  if (others.length === 0) return;
  for (const crop of others) sheet.together(() => drawOtherCrop(sheet, crop, language));
  drawTogether(sheet, crops, language);
  drawOtherReadings(sheet, others, language);
}

/** The actions for another crop, a line each. */
function drawOtherCrop(sheet: Sheet, { crop_name, actions = [] }: CropResult, language: Language): void {
  const texts = resultTexts(language).report;
  writeHeading(sheet, fill(texts.otherCrop, { crop: nameCrop(crop_name, language) }), 0);
  const small = { size: 10 } as const;
  for (const [index, action] of actions.filter(isBought).entries()) {
    const { when } = describeAction(action, language);
    sheet.write(`${when}: ${writeWithCost(action, language)}`, {}, 1);
    const cautions = writeCautionsOnce(actions.filter(isBought), index, language);
    if (cautions) sheet.write(cautions, {}, 1);
  }
  for (const action of actions.filter(({ kind, bags_high }) => kind !== 'skip' && bags_high === null)) {
    sheet.write(describeAction(action, language).title, small, 1);
  }
  const skipped = actions.filter(({ kind }) => kind === 'skip');
  if (skipped.length === 0) return;
  const titles = skipped.map((action) => describeAction(action, language).title);
  sheet.write(`${texts.doNotBuy}: ${titles.join('. ')}`, { ...small, colour: colours.muted }, 1);
}

/** Purchases for all crops together, and their cost. Crops of rules 1 had the whole plot each: they cannot be added up. */
function drawTogether(sheet: Sheet, crops: readonly CropResult[], language: Language): void {
  const bought = crops.flatMap(({ actions = [] }) => actions.filter(isBought));
  const isShared = bought.every(({ values }) => 'crops' in values || 'together' in values);
  if (bought.length === 0 || !isShared) return;
  const purchases = sumPurchases(bought);
  const total = addUp(purchases);
  const cost = total === null ? '' : ` KES ${writeKes(total)}`;
  const text = `${resultTexts(language).report.forAllCrops}: ${writePurchases(purchases, language)}.${cost}`;
  sheet.write(text, { font: 'semibold', size: 10 }, 1);
}

/** The values are the same: ranges and ratings of the other crops side by side. */
function drawOtherReadings(sheet: Sheet, others: readonly CropResult[], language: Language): void {
  const all = resultTexts(language);
  const share = Math.min(0.39, 0.78 / others.length);
  const cropColumns = others.flatMap(() => [
    { width: inner * share * 0.53 },
    { width: inner * share * 0.47 },
  ]);
  const columns = [{ width: inner * 0.22 }, ...cropColumns];
  const names = others.flatMap(({ crop_name }) => [nameCrop(crop_name, language), '']);
  const readings = [...new Set(others.flatMap(({ ratings }) => ratings.map(({ reading }) => reading)))];
  const rows = readings.map((reading) => {
    const cells = others.flatMap(({ ratings }): Cell[] => {
      const rating = ratings.find((each) => each.reading === reading);
      if (!rating) return [{ text: '' }, { text: '' }];
      const text = describeRating(rating, language);
      return [
        { text: text.range, style: { size: 10, colour: colours.muted } },
        {
          text: `     ${text.rating}`,
          style: { size: 10 },
          draw: (x, y) => sheet.paint((pdf) => drawRatingIcon(pdf, rating.rating, x, y)),
        },
      ];
    });
    return { cells: [{ text: all.readings[reading], style: { size: 10 } }, ...cells] };
  });
  const head = [all.report.reading, ...names];
  writeTable(sheet, { heading: all.report.otherReadings, columns, head, rows, padding: 1 });
}
