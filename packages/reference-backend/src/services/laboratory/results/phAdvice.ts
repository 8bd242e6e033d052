import type { Language, PhAdvice, SoilType } from '@udongo/sdk';
import {
  type DressingValues,
  describeAction,
  describeDressing,
  phWithinRange,
  toBags,
} from '@udongo/sdk/results';
import { type Action, type Amount, toAction } from './Action.ts';
import { findStanding, isDrilled, leastPhOf } from './cropHabits.ts';
import { priceAction } from './priceAction.ts';
import { toHundredths } from './rateReading.ts';

/** Lime: every rule and number of it. A pH above the range is for an agronomist. */

export interface PhQuestion {
  /** Name as it is stored. */
  cropName: string;
  /** Every crop of the plot, with or without this one: lime is not mixed in where one of them is perennial. */
  onPlot: readonly string[];
  ph: number;
  /** The crop's ideal range. */
  low: number;
  high: number;
  soilType: SoilType;
  acres: number;
}

export type PhAnswer = Pick<
  PhAdvice,
  | 'target_ph'
  | 'amendment'
  | 'tonnes_per_hectare_low'
  | 'tonnes_per_hectare_high'
  | 'tonnes_low'
  | 'tonnes_high'
  | 'bags_low'
  | 'bags_high'
  | 'steps'
  | 'warnings'
>;

/**
 * Tenths of a tonne a hectare of ground limestone for each step of pH up. Sources: garden-soil.com, Penn State and UGA by
 * calculatorhub.com.
 */
const lime = { Sandy: [17, 22], loam: [24, 45], clay: [34, 67] } as const satisfies Record<SoilType, unknown>;

/** Kilograms a hectare that the soil takes in one dressing; more is split over seasons. Source: calculatorhub.com. */
const mostKgPerHectare = 4500;
/** Lime in the planting holes only, for a small budget. Source: farmbizafrica.com, +14 % maize in Bungoma. */
const holesKgPerHectare = 500;
/** Thousandths of pH: how far past the edge of the range a dressing aims. */
const pastEdge = 300;
/** Thousandths of pH in one season; an estimate. */
const mostChangeASeason = 1000;
/** Above it, yields can fall on soils low in bases. Source: news.scienceafrica.co.ke. */
const cautiousPh = 5.6;
/**
 * Hundredths of pH: above it the soil itself is alkaline enough to have sodium tested. Sodium shows above 8.5 (cld.bz, Soil
 * Preparation p. 107); the half below it, for a probe's pH, is an estimate.
 */
const mostPhWithoutSodium = 800;
/** Ten-thousandths of a hectare. */
const acre = 4047;
const bagKg = 50;
/** Under half a bag for the plot it is not worth while. */
const leastLimeKg = bagKg / 2;

interface Dressing extends Amount {
  values: DressingValues;
}

/** Lime below the crop's range, where it helps; otherwise what to ask or leave. Nothing within the range. */
export function adviseAcidity(question: PhQuestion): Action[] {
  const { cropName, onPlot, ph, low, high } = question;
  const standing = findStanding([cropName, ...onPlot]);
  const [measured, from, to] = [toHundredths(ph), toHundredths(low), toHundredths(high)];
  const why = {
    reading: 'pH',
    values: { ph: measured / 100, ph_low: from / 100, ph_high: to / 100 },
  } as const;
  if (measured > to) {
    const compost = { kind: 'compost', timing: 'before_planting', reason: 'ph_high_compost' } as const;
    return [
      ...(standing ? [] : [toAction({ ...compost, reading: 'pH' })]),
      toAction({
        ...why,
        kind: 'ask_agronomist',
        reason: measured > mostPhWithoutSodium ? 'ask_high' : 'ask_above_range',
      }),
    ];
  }
  if (measured >= from) return [];
  if (measured >= (leastPhOf(cropName) ?? Number.POSITIVE_INFINITY)) {
    return [toAction({ ...why, kind: 'skip', product: 'lime', reason: 'acid_lover' })];
  }
  if (standing) {
    const values = { ...why.values, ...(standing !== cropName && { standing }) };
    return [toAction({ ...why, kind: 'ask_agronomist', reason: 'ask_standing', values })];
  }
  const dressing = dress(question);
  if (dressing.kg[1] < leastLimeKg) {
    return [toAction({ ...why, kind: 'skip', product: 'lime', reason: 'lime_too_little' })];
  }
  return [
    toAction({
      ...why,
      kind: 'lime',
      product: 'lime',
      timing: 'before_planting',
      reason: 'ph_low',
      values: dressing.values,
      amount: dressing,
    }),
  ];
}

/**
 * Gives the amount of lime that raises a pH below the range, for an acre and for the plot, as a range. One dressing is bounded;
 * numbers are whole thousandths of pH and rounded only at the end.
 */
function dress({ ph, low, high, soilType, acres }: PhQuestion): Dressing {
  const measured = toHundredths(ph) * 10;
  const [from, to] = [toHundredths(low) * 10, toHundredths(high) * 10];
  const goal = Math.min(from + pastEdge, (from + to) / 2);
  const wanted = goal - measured;
  const change = Math.min(wanted, mostChangeASeason);
  const target = measured + change;
  const [factorLow, factorHigh] = lime[soilType];
  // Thousandths of pH by tenths of a tonne are tenths of a kilogram.
  const wantedKg = [(change * factorLow) / 10, (change * factorHigh) / 10] as const;
  const [least, most] = [Math.min(wantedKg[0], mostKgPerHectare), Math.min(wantedKg[1], mostKgPerHectare)];
  const amount = toAmount([least, most], acres);
  return {
    ...amount,
    values: {
      ph: measured / 1000,
      ph_low: from / 1000,
      ph_high: to / 1000,
      goal_ph: toHundredthsOf(goal),
      target_ph: toHundredthsOf(target),
      past_edge: pastEdge / 1000,
      wanted_change: toHundredthsOf(wanted),
      change: toHundredthsOf(change),
      factor_low: factorLow / 10,
      factor_high: factorHigh / 10,
      wanted_low: toTonnes(wantedKg[0]),
      wanted_high: toTonnes(wantedKg[1]),
      tonnes_per_hectare_most: toTonnes(mostKgPerHectare),
      tonnes_per_hectare_low: toTonnes(least),
      tonnes_per_hectare_high: toTonnes(most),
      acres,
      hectares_per_acre: acre / 10_000,
      hectares: Math.round((acres * acre) / 100) / 100,
      tonnes_low: toTonnes(amount.kg[0]),
      tonnes_high: toTonnes(amount.kg[1]),
      bags_low: amount.bags[0],
      bags_high: amount.bags[1],
      bag_kg: bagKg,
      ...(target > cautiousPh * 1000 && { cautious_ph: cautiousPh }),
    },
  };
}

/**
 * Half a tonne a hectare in the planting holes. Null where nothing is limed, where a whole dressing is no more than that, and for
 * crops without holes.
 */
export function adviseHoles(question: PhQuestion): Action | null {
  const whole = adviseAcidity(question).find(({ kind }) => kind === 'lime');
  if (!whole || isDrilled(question.cropName)) return null;
  const amount = toAmount([holesKgPerHectare, holesKgPerHectare], question.acres);
  if (amount.kg[0] < leastLimeKg || amount.kg[0] >= dress(question).kg[0]) return null;
  return toAction({
    kind: 'lime',
    product: 'lime',
    timing: 'planting',
    reading: 'pH',
    reason: 'ph_low_small_budget',
    values: { tonnes_per_hectare: holesKgPerHectare / 1000 },
    amount,
  });
}

/** The same as the contract's advice, with its sum line by line. Where lime is not the answer, the only step says why. */
export function advisePh(question: PhQuestion, language: Language = 'en'): PhAnswer {
  const { ph, low, high } = question;
  const advice = adviseAcidity(question).find(({ reason }) => reason !== 'ph_high_compost');
  if (advice?.kind !== 'lime') {
    const steps = advice
      ? writeReason(advice, language)
      : phWithinRange({ ph, ph_low: low, ph_high: high }, language);
    return { ...nothing, target_ph: ph, steps: [steps] };
  }
  const { values } = dress(question);
  const { target_ph, tonnes_per_hectare_low, tonnes_per_hectare_high, tonnes_low, tonnes_high } = values;
  return {
    target_ph,
    amendment: 'lime',
    tonnes_per_hectare_low,
    tonnes_per_hectare_high,
    tonnes_low,
    tonnes_high,
    bags_low: values.bags_low,
    bags_high: values.bags_high,
    ...describeDressing('lime', values, language),
  };
}

const nothing = {
  amendment: 'none',
  tonnes_per_hectare_low: 0,
  tonnes_per_hectare_high: 0,
  tonnes_low: 0,
  tonnes_high: 0,
  bags_low: 0,
  bags_high: 0,
  warnings: [],
} satisfies Omit<PhAnswer, 'target_ph' | 'steps'>;

function writeReason(action: Action, language: Language): string {
  const { title, why } = describeAction(priceAction(action, new Map()), language);
  return `${title}. ${why}`;
}

function toAmount(kgPerHectare: readonly [number, number], acres: number): Amount {
  const kgPerAcre = kgPerHectare.map((kg) => (kg * acre) / 10_000) as [number, number];
  const kg = kgPerHectare.map((each) => (each * acre * toHundredths(acres)) / 1_000_000) as [number, number];
  return { kgPerAcre, kg, bags: [toBags('lime', kg[0]), toBags('lime', kg[1])] };
}

function toHundredthsOf(thousandths: number): number {
  return Math.round(thousandths / 10) / 100;
}

/** Tonnes with one decimal, with two below 0.1. */
function toTonnes(kg: number): number {
  return kg < 95 ? Math.round(kg / 10) / 100 : Math.round(kg / 100) / 10;
}
