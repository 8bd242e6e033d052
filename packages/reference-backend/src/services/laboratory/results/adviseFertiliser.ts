import type { InputProduct, Rating } from '@udongo/sdk';
import { toBags } from '@udongo/sdk/results';
import {
  type CropRule,
  findCropRule,
  type Nutrient,
  type Nutrients,
  nutrients,
  type ProductRule,
  type RuleSet,
  readingOf,
} from '../rules/RuleSet.ts';
import { type Action, toAction } from './Action.ts';
import { adviseTrees } from './adviseTrees.ts';
import { type Application, inSeason, mixSeason, sumOf } from './mixProducts.ts';
import {
  type Evidence,
  isWanted,
  type Needs,
  needsOf,
  type RatingOf,
  ratingsByNutrient,
  saidRating,
  shareOf,
} from './nutrientNeeds.ts';
import type { Prices } from './priceAction.ts';
import { countedRating, toHundredths } from './rateReading.ts';

export interface FertiliserQuestion {
  rules: RuleSet;
  cropName: string;
  ratings: readonly Rating[];
  ph: number | null;
  acres: number;
  prices: Prices;
  /** Source of the readings. Default: a probe. */
  evidence?: Evidence;
}

/**
 * Advises what to spread for a crop, then what to ask and what not to buy: its needs, less what the soil shows, met by products of the
 * rule set. Salts a little above the range lower all of it by a step; salty soil gets nothing until it is measured again.
 */
export function adviseFertiliser(question: FertiliserQuestion): Action[] {
  const { rules, cropName, ratings } = question;
  const conductivity = ratings.find(({ reading }) => reading === 'conductivity');
  const salts = conductivity && countedRating(conductivity);
  if (salts === 'high') {
    return [
      toAction({ kind: 'ask_agronomist', reading: 'conductivity', reason: 'ask_salty' }),
      toAction({ kind: 'skip', reading: 'conductivity', reason: 'too_salty' }),
    ];
  }
  const crop = findCropRule(rules, cropName);
  const ratingOf = ratingsByNutrient(ratings);
  const context: Context = { ...question, ratingOf, isSalty: salts === 'slightly_high' };
  return [
    ...(crop?.needs.length
      ? adviseNeeds(crop, context)
      : [toAction({ kind: 'ask_agronomist', reason: 'no_usual_rates' })]),
    ...advisePotassium(crop, context),
    ...(crop?.isLegume
      ? [toAction({ kind: 'skip', product: 'can', reading: 'nitrogen', reason: 'legume' } as const)]
      : []),
  ];
}

interface Context extends FertiliserQuestion {
  ratingOf: RatingOf;
  isSalty: boolean;
}

function adviseNeeds(crop: CropRule, context: Context): Action[] {
  const { rules, ratingOf, isSalty, evidence = 'probe', ph } = context;
  const isAllowed = ({ leastPh }: ProductRule) =>
    leastPh === null || ph === null || toHundredths(ph) >= toHundredths(leastPh);
  const productOf = (name: InputProduct) => rules.products.get(name) ?? [];
  const listed = crop.splits.flatMap(({ products }) => products.flatMap(productOf));
  const share = (rating: keyof RuleSet['bands']) => shareOf(rules, rating, { evidence, isSalty });
  const isDapLeft = listed.some((product) => product.product === 'dap' && !isAllowed(product));
  const unknown = (['p2o5', 'n', 'k2o'] as const).filter((one) => hasNeed(crop, one) && !ratingOf(one));
  const asks = unknown.map(askUnknown);
  const avoid = isDapLeft
    ? [toAction({ kind: 'skip', product: 'dap', reading: 'pH', reason: 'dap_acidifies', values: { ph } })]
    : [];
  if (crop.needs.some(({ unit }) => unit === 'g/tree')) {
    return [...adviseTrees(crop, { ratingOf, share, products: listed.filter(isAllowed) }), ...asks];
  }
  const needs = needsOf(crop, ratingOf, share);
  // Without phosphorus, nobody knows what belongs into the hole.
  const splits = inSeason(crop.splits).filter(
    ({ timing }) => timing !== 'planting' || ratingOf('p2o5') !== undefined || !hasNeed(crop, 'p2o5'),
  );
  const { dressings, given } = mixSeason(splits, needs, {
    productsOf: ({ products }) => products.flatMap(productOf).filter(isAllowed),
    leastTopUp: rules.numbers.least_top_up,
    prices: context.prices,
    acres: context.acres,
  });
  const spread = dressings.flatMap(({ split, applications }) =>
    applications.map((application) =>
      apply(application, { timing: split.timing, weeks: split.weeks, isDapLeft, needs }, context),
    ),
  );
  const last = spread.pop();
  const balance =
    splits.length === crop.splits.length ? balanceOf(needs, given, rules.numbers.said_from) : {};
  return [
    ...manure(crop, context.acres),
    ...spread,
    ...(last ? [{ ...last, values: { ...last.values, ...balance } }] : []),
    ...asks,
    ...enough(needs, listed),
    ...avoid,
  ];
}

const hasNeed = ({ needs }: CropRule, nutrient: Nutrient) => needs.some((need) => need.nutrient === nutrient);

function askUnknown(nutrient: Nutrient): Action {
  const reading = readingOf[nutrient];
  return toAction({ kind: 'ask_agronomist', reading, reason: `${reading}_unknown` });
}

interface When {
  timing: 'planting' | 'top_dressing' | 'rains';
  weeks: readonly number[];
  isDapLeft: boolean;
  needs: Needs;
}

/** A product for an acre and for the plot, with what it gives and why. */
function apply(
  application: Application,
  { timing, weeks, isDapLeft, needs }: When,
  { acres, ratings, isSalty }: Context,
): Action {
  const { product, for: nutrient, kgPerAcre } = application;
  const kg = (kgPerAcre * toHundredths(acres)) / 100;
  const bags = toBags(product.product, kg);
  const percent = needs.shares[nutrient];
  const replacesDap = isDapLeft && timing === 'planting' && nutrient === 'n' && !product.contents.p2o5;
  const given = nutrients.flatMap((one) => {
    const own = Math.round(sumOf([application], one) * 10) / 10;
    return own > 0 ? [[`gives_${one}`, own] as const] : [];
  });
  // A straight fertiliser's only nutrient is named already.
  return toAction({
    kind: 'fertiliser',
    product: product.product,
    timing,
    reading: readingOf[nutrient],
    reason: replacesDap ? 'dap_nitrogen' : `${readingOf[nutrient]}_rate`,
    values: {
      rating: saidRating(ratings, nutrient),
      percent_low: percent,
      percent_high: percent,
      ...(given.length > 1 && Object.fromEntries(given)),
      ...Object.fromEntries(weeks.map((week, index) => [`week_${index + 1}`, week])),
      ...(isSalty && { salts: 'slightly_high' }),
    },
    amount: { kgPerAcre: [kgPerAcre, kgPerAcre], kg: [kg, kg], bags: [bags, bags] },
  });
}

/** Kilograms an acre that all products together give too much or too little, where it matters. */
function balanceOf({ full, left }: Needs, given: Nutrients, percent: number): Record<string, number> {
  const said = nutrients.flatMap((one) => {
    const difference = Math.round((given[one] - left[one]) * 10) / 10;
    if (full[one] === 0 || Math.abs(difference) < (full[one] * percent) / 100) return [];
    return [[`${difference > 0 ? 'over' : 'short'}_${one}`, Math.abs(difference)] as const];
  });
  return Object.fromEntries(said);
}

/** A laboratory can find that nothing of a nutrient is needed: its product is not bought. */
function enough({ shares }: Needs, products: readonly ProductRule[]): Action[] {
  return nutrients.flatMap((nutrient) => {
    const product = products.find(({ main }) => main === nutrient)?.product;
    if (shares[nutrient] !== 0 || !product) return [];
    return [toAction({ kind: 'skip', product, reading: readingOf[nutrient], reason: 'none_this_season' })];
  });
}

function manure({ manureTonnesPerAcre }: CropRule, acres: number): Action[] {
  if (manureTonnesPerAcre === null) return [];
  const values = {
    tonnes_per_acre: manureTonnesPerAcre,
    tonnes: Math.round(manureTonnesPerAcre * acres * 10) / 10,
  };
  return [toAction({ kind: 'compost', timing: 'before_planting', reason: 'manure', values })];
}

/** Too little potassium without a known need is for an agronomist; more than the range is money saved. */
function advisePotassium(crop: CropRule | undefined, { ratings, ratingOf }: Context): Action[] {
  const rating = ratingOf('k2o');
  const needs = crop?.needs.filter(({ nutrient }) => nutrient === 'k2o') ?? [];
  if (!rating || needs.some((need) => isWanted(need, rating))) return [];
  if (rating === 'slightly_high' || rating === 'high') {
    return [toAction({ kind: 'skip', product: 'mop', reading: 'potassium', reason: 'potassium_enough' })];
  }
  if (rating === 'optimal') return [];
  return [
    toAction({
      ...{ kind: 'ask_agronomist', reading: 'potassium', reason: 'potassium_low' },
      values: { rating: saidRating(ratings, 'k2o') },
    }),
  ];
}
