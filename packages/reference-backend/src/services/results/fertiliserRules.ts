import type { InputProduct, Rating, RatingClass } from '@udongo/sdk';
import { type Action, toAction } from './Action.ts';
import { bagKg } from './phAdvice.ts';
import { type RatedReading, toHundredths } from './rateReading.ts';

/** Fertiliser: the usual rates and every rule about them. */

interface Rate {
  product: InputProduct;
  /** Ten-thousandths of a kilogram an acre. */
  perAcre: number;
}

interface UsualRates {
  planting: Rate;
  /** What the usual rate names beside DAP; TSP where it names nothing. */
  besideDap?: InputProduct;
  topDressing: Rate | null;
}

const perAcre = (product: InputProduct, kg: number): Rate => ({ product, perAcre: kg * 10_000 });
/** A hectare is 1 / 0.4047 acres. */
const perHectare = (product: InputProduct, kg: number): Rate => ({ product, perAcre: kg * 4047 });

const cabbage = { planting: perHectare('dap', 250), topDressing: perHectare('can', 250) };

/**
 * Usual rates by the crop's name. Sources: maize news9.co.ke; potato and cabbage agcenture.com; estimates: beans, kale, tomato. An
 * agronomist names the amounts for every other crop.
 */
const usualRates: Readonly<Record<string, UsualRates>> = {
  maize: { planting: perAcre('dap', 50), besideDap: 'npk_17_17_17', topDressing: perAcre('can', 50) },
  'irish potato': { planting: perHectare('dap', 500), topDressing: null },
  cabbage,
  'kale (sukuma wiki)': cabbage,
  'beans (common)': { planting: perHectare('dap', 125), topDressing: null },
  tomato: { planting: perHectare('dap', 250), topDressing: perHectare('can', 300) },
};

/** They make their own nitrogen: a small starter at planting is all that they get. */
const legumes: ReadonlySet<string> = new Set(['beans (common)', 'cowpea', 'pigeon pea']);

/** Percent of the usual rate, from and to. `high` is a range; `slightly_high` is an estimate. */
const shares = {
  low: [100, 100],
  slightly_low: [75, 75],
  optimal: [50, 50],
  slightly_high: [25, 25],
  high: [0, 25],
} as const satisfies Record<Exclude<RatingClass, 'not_measured'>, readonly [number, number]>;

/** Below it DAP, which acidifies, is not used. Source: agcenture.com. Hundredths of pH. */
const leastPhForDap = 550;
/** Percent of nitrogen in DAP and in CAN. Source: standardmedia.co.ke, nyongesasande.com. */
const nitrogenOfDap = 18;
const nitrogenOfCan = 26;

export interface FertiliserQuestion {
  cropName: string;
  ratings: readonly Rating[];
  ph: number | null;
  acres: number;
}

/**
 * What to spread for a crop, planting before top-dressing, then what to ask and what not to buy. Phosphorus decides the planting
 * fertiliser, nitrogen the top-dressing. Salty soil gets nothing until it is drained and measured again.
 */
export function adviseFertiliser(question: FertiliserQuestion): Action[] {
  const { ratings } = question;
  const classOf = (reading: RatedReading) => ratings.find((rating) => rating.reading === reading)?.rating;
  if (isAbove(classOf('conductivity'))) {
    return [
      toAction({ kind: 'drain', reading: 'conductivity', reason: 'conductivity_high' }),
      toAction({ kind: 'skip', reading: 'conductivity', reason: 'too_salty' }),
    ];
  }
  const name = question.cropName.trim().toLowerCase();
  const rates = usualRates[name];
  const isLegume = legumes.has(name);
  const applications = rates
    ? [...planting(question, rates, classOf), ...topDressing(question, rates, classOf, isLegume)]
    : [toAction({ kind: 'ask_agronomist', reason: 'no_usual_rates' })];
  return [
    ...applications,
    ...potassium(classOf('potassium')),
    ...(isLegume
      ? [toAction({ kind: 'skip', product: 'can', reading: 'nitrogen', reason: 'legume' } as const)]
      : []),
  ];
}

type ClassOf = (reading: RatedReading) => RatingClass | undefined;

function planting({ ph, acres }: FertiliserQuestion, rates: UsualRates, classOf: ClassOf): Action[] {
  const rating = classOf('phosphorus');
  if (!isKnown(rating)) {
    return [toAction({ kind: 'ask_agronomist', reading: 'phosphorus', reason: 'phosphorus_unknown' })];
  }
  const usual = rates.planting;
  const tooAcid = usual.product === 'dap' && ph !== null && toHundredths(ph) < leastPhForDap;
  // NPK brings potassium along, which soil that has enough does not need. TSP has as much P2O5 as DAP: 46 %.
  const besideDap = isAbove(classOf('potassium')) ? 'tsp' : (rates.besideDap ?? 'tsp');
  const product = tooAcid ? besideDap : usual.product;
  const fertiliser = apply(
    { ...usual, product },
    { timing: 'planting', reading: 'phosphorus', reason: 'phosphorus_rate', rating, acres },
    tooAcid ? { instead_of: 'dap' } : {},
  );
  if (!tooAcid) return [fertiliser];
  const acid = toAction({
    kind: 'skip',
    product: 'dap',
    reading: 'pH',
    reason: 'dap_acidifies',
    values: { ph },
  });
  return [fertiliser, ...nitrogenOfLeftOutDap(usual, rates, classOf, acres), acid];
}

/** Where no top-dressing follows, CAN at planting gives the nitrogen that the DAP would have given. */
function nitrogenOfLeftOutDap(usual: Rate, rates: UsualRates, classOf: ClassOf, acres: number): Action[] {
  const rating = classOf('nitrogen');
  if (rates.topDressing || !isKnown(rating)) return [];
  const can = { product: 'can', perAcre: (usual.perAcre * nitrogenOfDap) / nitrogenOfCan } as const;
  return [apply(can, { timing: 'planting', reading: 'nitrogen', reason: 'dap_nitrogen', rating, acres })];
}

function topDressing(
  { acres }: FertiliserQuestion,
  rates: UsualRates,
  classOf: ClassOf,
  isLegume: boolean,
): Action[] {
  const rating = classOf('nitrogen');
  if (isLegume) return [];
  if (!rates.topDressing) {
    const isShort = rating === 'low' || rating === 'slightly_low';
    return isShort
      ? [
          toAction({
            kind: 'ask_agronomist',
            reading: 'nitrogen',
            reason: 'nitrogen_low',
            values: { rating },
          }),
        ]
      : [];
  }
  if (!isKnown(rating)) {
    return [toAction({ kind: 'ask_agronomist', reading: 'nitrogen', reason: 'nitrogen_unknown' })];
  }
  const fertiliser = apply(rates.topDressing, {
    timing: 'top_dressing',
    reading: 'nitrogen',
    reason: 'nitrogen_rate',
    rating,
    acres,
  });
  const moisture = classOf('moisture');
  const isDry = moisture === 'low' || moisture === 'slightly_low';
  const wait = toAction({
    kind: 'wait_for_rain',
    timing: 'top_dressing',
    reading: 'moisture',
    reason: 'moisture_low',
  });
  return isDry ? [wait, fertiliser] : [fertiliser];
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

interface Share {
  timing: 'planting' | 'top_dressing';
  reading: RatedReading;
  reason: Action['reason'];
  rating: keyof typeof shares;
  acres: number;
}

/** The share of a usual rate that a rating asks for, for an acre and for the plot. */
function apply({ product, perAcre }: Rate, { rating, acres, ...why }: Share, values = {}): Action {
  const [from, to] = shares[rating];
  const kgPerAcre = [(perAcre * from) / 1_000_000, (perAcre * to) / 1_000_000] as const;
  const plot = kgPerAcre.map((kg) => (kg * toHundredths(acres)) / 100) as [number, number];
  return toAction({
    ...why,
    kind: 'fertiliser',
    product,
    values: { rating, percent_low: from, percent_high: to, ...values },
    amount: { kgPerAcre, kg: plot, bags: [toHalfBags(plot[0]), toHalfBags(plot[1])] },
  });
}

/** Bags of 50 kg in halves; a little is half a bag, for nobody sells less. */
function toHalfBags(kg: number): number {
  return kg === 0 ? 0 : Math.max(0.5, Math.round((kg / bagKg) * 2) / 2);
}

function isKnown(rating: RatingClass | undefined): rating is keyof typeof shares {
  return rating !== undefined && rating !== 'not_measured';
}

function isAbove(rating: RatingClass | undefined): boolean {
  return rating === 'slightly_high' || rating === 'high';
}
