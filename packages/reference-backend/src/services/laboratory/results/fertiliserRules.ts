import type { InputProduct, Rating, RatingClass } from '@udongo/sdk';
import { toBags } from '@udongo/sdk/results';
import { type Action, toAction } from './Action.ts';
import { isLegume, toKey } from './cropHabits.ts';
import { type RatedReading, toHundredths } from './rateReading.ts';

/** Fertiliser: the usual rates and every rule about them. */

interface Rate {
  product: InputProduct;
  /** Ten-thousandths of a kilogram an acre. */
  perAcre: number;
}

interface UsualRates {
  planting: Rate;
  topDressing: Rate | null;
}

const perAcre = (product: InputProduct, kg: number): Rate => ({ product, perAcre: kg * 10_000 });
/** A hectare is 1 / 0.4047 acres. */
const perHectare = (product: InputProduct, kg: number): Rate => ({ product, perAcre: kg * 4047 });

const cabbage = { planting: perHectare('dap', 250), topDressing: perHectare('can', 250) };

/**
 * Usual rates by the crop's name without brackets. Sources: maize news9.co.ke; potato and cabbage agcenture.com; estimates: beans,
 * kale, tomato. An agronomist names the amounts for every other crop.
 */
const usualRates: Readonly<Record<string, UsualRates>> = {
  maize: { planting: perAcre('dap', 50), topDressing: perAcre('can', 50) },
  'irish potato': { planting: perHectare('dap', 500), topDressing: null },
  cabbage,
  kale: cabbage,
  beans: { planting: perHectare('dap', 125), topDressing: null },
  tomato: { planting: perHectare('dap', 250), topDressing: perHectare('can', 300) },
};

/** Percent of the usual rate; each step is a quarter. `slightly_high` is an estimate. */
const shares = {
  low: 100,
  slightly_low: 75,
  optimal: 50,
  slightly_high: 25,
  high: 0,
} as const satisfies Record<Exclude<RatingClass, 'not_measured'>, number>;
const step = 25;
/** A probe's reading is weak evidence: it lowers a need by at most a quarter. Source: CIAT, cgspace (R2 up to 0.25). */
const leastShareOfProbe = 75;

/** Below it DAP, which acidifies, is not used. Source: agcenture.com. Hundredths of pH. */
const leastPhForDap = 550;
/** Percent. Source: standardmedia.co.ke, nyongesasande.com. */
const nitrogenOf = { dap: 18, can: 26 } as const;
const phosphateOf = { dap: 46, tsp: 46 } as const;

export interface FertiliserQuestion {
  cropName: string;
  ratings: readonly Rating[];
  ph: number | null;
  acres: number;
  /** Source of the readings. Default: a probe. */
  evidence?: 'probe' | 'laboratory';
}

/**
 * Advises what to spread for a crop, planting before top-dressing, then what to ask and what not to buy. Phosphorus decides the
 * planting fertiliser, nitrogen the top-dressing. Salts a little above the range lower all of it by a step; salty soil gets
 * nothing until it is measured again.
 */
export function adviseFertiliser(question: FertiliserQuestion): Action[] {
  const { cropName, ratings } = question;
  const classOf = (reading: RatedReading) => ratings.find((rating) => rating.reading === reading)?.rating;
  if (classOf('conductivity') === 'high') {
    return [
      toAction({ kind: 'ask_agronomist', reading: 'conductivity', reason: 'ask_salty' }),
      toAction({ kind: 'skip', reading: 'conductivity', reason: 'too_salty' }),
    ];
  }
  const rates = usualRates[toKey(cropName)];
  const applications = rates
    ? [...planting(question, rates, classOf), ...topDressing(question, rates, classOf)]
    : [toAction({ kind: 'ask_agronomist', reason: 'no_usual_rates' })];
  return [
    ...applications,
    ...potassium(classOf('potassium')),
    ...(isLegume(cropName)
      ? [toAction({ kind: 'skip', product: 'can', reading: 'nitrogen', reason: 'legume' } as const)]
      : []),
  ];
}

type ClassOf = (reading: RatedReading) => RatingClass | undefined;

/** DAP; on soil that is too acid for it, TSP with as much P2O5 and CAN with as much nitrogen. */
function planting(question: FertiliserQuestion, { planting: usual }: UsualRates, classOf: ClassOf): Action[] {
  const { ph } = question;
  const rating = classOf('phosphorus');
  if (!isKnown(rating)) {
    return [toAction({ kind: 'ask_agronomist', reading: 'phosphorus', reason: 'phosphorus_unknown' })];
  }
  const why = { timing: 'planting', reading: 'phosphorus', reason: 'phosphorus_rate', rating } as const;
  const isTooAcid = usual.product === 'dap' && ph !== null && toHundredths(ph) < leastPhForDap;
  if (!isTooAcid) return [apply(usual, why, question, classOf)];
  const tsp = { product: 'tsp', perAcre: (usual.perAcre * phosphateOf.dap) / phosphateOf.tsp } as const;
  const can = { product: 'can', perAcre: (usual.perAcre * nitrogenOf.dap) / nitrogenOf.can } as const;
  const nitrogen = classOf('nitrogen');
  const whyCan = { timing: 'planting', reading: 'nitrogen', reason: 'dap_nitrogen' } as const;
  return [
    apply(tsp, why, question, classOf),
    ...(isKnown(nitrogen) ? [apply(can, { ...whyCan, rating: nitrogen }, question, classOf)] : []),
    toAction({ kind: 'skip', product: 'dap', reading: 'pH', reason: 'dap_acidifies', values: { ph } }),
  ];
}

function topDressing(
  question: FertiliserQuestion,
  { topDressing: usual }: UsualRates,
  classOf: ClassOf,
): Action[] {
  const rating = classOf('nitrogen');
  if (isLegume(question.cropName)) return [];
  if (!usual) {
    const isShort = rating === 'low' || rating === 'slightly_low';
    const ask = { kind: 'ask_agronomist', reading: 'nitrogen', reason: 'nitrogen_low' } as const;
    return isShort ? [toAction({ ...ask, values: { rating } })] : [];
  }
  if (!isKnown(rating)) {
    return [toAction({ kind: 'ask_agronomist', reading: 'nitrogen', reason: 'nitrogen_unknown' })];
  }
  const why = { timing: 'top_dressing', reading: 'nitrogen', reason: 'nitrogen_rate', rating } as const;
  return [apply(usual, why, question, classOf)];
}

/** There are no usual rates of potassium: too little is for an agronomist, too much is money saved. */
function potassium(rating: RatingClass | undefined): Action[] {
  if (isAbove(rating)) {
    return [toAction({ kind: 'skip', product: 'mop', reading: 'potassium', reason: 'potassium_enough' })];
  }
  if (rating !== 'low' && rating !== 'slightly_low') return [];
  return [
    toAction({ kind: 'ask_agronomist', reading: 'potassium', reason: 'potassium_low', values: { rating } }),
  ];
}

interface Why {
  timing: 'planting' | 'top_dressing';
  reading: RatedReading;
  reason: Action['reason'];
  rating: keyof typeof shares;
}

/** The share of a usual rate that the readings ask for, for an acre and for the plot; a share of nothing is not bought. */
function apply(
  { product, perAcre }: Rate,
  { timing, rating, reading, reason }: Why,
  { acres, evidence = 'probe' }: FertiliserQuestion,
  classOf: ClassOf,
): Action {
  const isSalty = classOf('conductivity') === 'slightly_high';
  const needed = evidence === 'probe' ? Math.max(shares[rating], leastShareOfProbe) : shares[rating];
  const percent = isSalty ? needed - step : needed;
  if (percent <= 0) return toAction({ kind: 'skip', product, reading, reason: 'none_this_season' });
  const kgPerAcre = (perAcre * percent) / 1_000_000;
  const kg = (kgPerAcre * toHundredths(acres)) / 100;
  const bags = toBags(product, kg);
  return toAction({
    kind: 'fertiliser',
    product,
    timing,
    reading,
    reason,
    values: {
      rating,
      percent_low: percent,
      percent_high: percent,
      ...(isSalty && { salts: 'slightly_high' }),
    },
    amount: { kgPerAcre: [kgPerAcre, kgPerAcre], kg: [kg, kg], bags: [bags, bags] },
  });
}

function isKnown(rating: RatingClass | undefined): rating is keyof typeof shares {
  return rating !== undefined && rating !== 'not_measured';
}

function isAbove(rating: RatingClass | undefined): boolean {
  return rating === 'slightly_high' || rating === 'high';
}
