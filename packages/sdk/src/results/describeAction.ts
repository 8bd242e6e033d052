import type { Language, ResultAction } from '../generated/types.ts';
import { formatNumber } from '../values/formatNumber.ts';
import { nameCrop } from './cropNames.ts';
import { type DressingValues, describeDressing, writePhs } from './describeDressing.ts';
import { describeNutrients, writeGrams, writeWeeks } from './describeNutrients.ts';
import type { ResultTexts } from './ResultTexts.ts';
import { fill, resultTexts, writeBags, writeRange } from './resultCatalogues.ts';

/** An action in words; a text that the action does not need is "". */
export interface ActionText {
  /** The product to apply, or not to buy, with its bags: "CAN: 2 bags of 50 kg". */
  title: string;
  /** "At planting". */
  when: string;
  /** "25 kg an acre, 50 kg for the plot". */
  amount: string;
  why: string;
  how: string;
  /** The calculation line by line, for lime; in reports by rules 1 for sulphur, too. */
  steps: string[];
  /** Warnings to read before the action, with a calculation. */
  warnings: string[];
}

/**
 * Writes an action of a result as sentences, without the cost: `cost_low` and `cost_high` are KES as decimal
 * text.
 * Errors: never throws.
 */
export function describeAction(action: ResultAction, language: Language): ActionText {
  const texts = resultTexts(language);
  const { reason, timing } = action;
  const values = toWords(action, texts);
  const { together, standing } = action.values;
  const notes = [
    ...(isKeyOf(texts.forAllCrops, together) ? [texts.forAllCrops[together]] : []),
    ...(typeof standing === 'string' ? [fill(texts.standsHere, { crop: nameCrop(standing, language) })] : []),
    ...(action.values.instead_of === 'dap' ? [texts.instead] : []),
    ...(action.values.salts === 'slightly_high' ? [texts.aLittleSalty] : []),
    ...describeNutrients(action.values, texts),
  ];
  const sum =
    (reason === 'ph_low' && describeDressing('lime', action.values as DressingValues, language)) ||
    (reason === 'ph_high' && describeDressing('sulphur', action.values as DressingValues, language));
  return {
    title: fill(texts.titles[reason], values),
    when: writeWeeks(action.values, texts) || (timing ? texts.timings[timing] : ''),
    amount: writeAmount(action, texts),
    why: [fill(texts.whys[reason], values), ...notes].join(' '),
    how:
      texts.hows[reason] ??
      (isKeyOf(texts.fertiliserHows, timing) && action.kind === 'fertiliser'
        ? texts.fertiliserHows[timing]
        : ''),
    steps: sum ? sum.steps : [],
    warnings: sum ? sum.warnings : [],
  };
}

function toWords({ product, bags_low, bags_high, values }: ResultAction, texts: ResultTexts) {
  const { rating, percent_low, percent_high } = values;
  const share = `${percent_low}-${percent_high}`;
  const ratings = { ...texts.ratingsInside, below_limit: texts.belowLimit.inside };
  return {
    ...values,
    ...writePhs(values),
    product: product ? texts.products[product] : '',
    bags: bags_low === null || bags_high === null ? '' : writeBags(bags_low, bags_high, texts),
    rating: isKeyOf(ratings, rating) ? ratings[rating] : '',
    share: isKeyOf(texts.shares, share) ? texts.shares[share] : '',
  };
}

function writeAmount(action: ResultAction, texts: ResultTexts): string {
  const { kg_per_acre_low, kg_per_acre_high, kg_low, kg_high, values } = action;
  const grams = writeGrams(values, texts);
  if (grams) return grams;
  if (kg_per_acre_low === null || kg_per_acre_high === null || kg_low === null || kg_high === null) return '';
  const range = (low: number, high: number) => writeRange(writeKg(low), writeKg(high), texts);
  return [
    fill(texts.kgPerAcre, { number: range(kg_per_acre_low, kg_per_acre_high) }),
    fill(isKeyOf(texts.kgForShare, values.crops) ? texts.kgForShare[values.crops] : texts.kgForPlot, {
      number: range(kg_low, kg_high),
    }),
  ].join(', ');
}

/**
 * Rounds up, because the shown amount must not be below the need: to one decimal below 10, to whole kilograms
 * from there.
 */
function writeKg(kg: number): string {
  const decimals = kg < 10 ? 10 : 1;
  return formatNumber(Math.ceil((Math.round(kg * 100) * decimals) / 100) / decimals);
}

function isKeyOf<Key extends string | number>(record: Record<Key, unknown>, key: unknown): key is Key {
  return (typeof key === 'string' || typeof key === 'number') && Object.hasOwn(record, key);
}
