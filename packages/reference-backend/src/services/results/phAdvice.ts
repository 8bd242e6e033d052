import type { Language, PhAdvice, SoilType } from '@udongo/sdk';
import { type DressingValues, describeDressing, phWithinRange } from '@udongo/sdk/results';
import { toHundredths } from './rateReading.ts';

/** Lime and sulphur: every rule and number of both. */

export interface PhQuestion {
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
/** Tenths of a tonne a hectare of sulphur for each step of pH down. Source: garden-soil.com. */
const sulphur = { Sandy: [5, 5], loam: [7, 7], clay: [10, 10] } as const satisfies Record<SoilType, unknown>;

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
/** Ten-thousandths of a hectare. */
const acre = 4047;
export const bagKg = 50;

export interface Amount {
  kgPerAcre: readonly [number, number];
  /** For the plot. */
  kg: readonly [number, number];
  /** Whole bags of 50 kg for the plot, at least one. */
  bags: readonly [number, number];
}

export interface Dressing extends Amount {
  amendment: 'lime' | 'sulphur';
  values: DressingValues;
}

/**
 * Lime when the pH is below the crop's range, sulphur when above, null within: how much, for an acre and for the plot, as a range.
 * One dressing is bounded; numbers are whole thousandths of pH and rounded only at the end.
 */
export function adviseDressing({ ph, low, high, soilType, acres }: PhQuestion): Dressing | null {
  const measured = toHundredths(ph) * 10;
  const [from, to] = [toHundredths(low) * 10, toHundredths(high) * 10];
  if (measured >= from && measured <= to) return null;
  const isLime = measured < from;
  const middle = (from + to) / 2;
  const goal = isLime ? Math.min(from + pastEdge, middle) : Math.max(to - pastEdge, middle);
  const wanted = Math.abs(goal - measured);
  const change = Math.min(wanted, mostChangeASeason);
  const target = isLime ? measured + change : measured - change;
  const [factorLow, factorHigh] = isLime ? lime[soilType] : sulphur[soilType];
  // Thousandths of pH by tenths of a tonne are tenths of a kilogram.
  const wantedKg = [(change * factorLow) / 10, (change * factorHigh) / 10] as const;
  const [least, most] = [Math.min(wantedKg[0], mostKgPerHectare), Math.min(wantedKg[1], mostKgPerHectare)];
  const amount = toAmount([least, most], acres);
  return {
    ...amount,
    amendment: isLime ? 'lime' : 'sulphur',
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
      ...(isLime && target > cautiousPh * 1000 && { cautious_ph: cautiousPh }),
    },
  };
}

/** Half a tonne a hectare in the planting holes; null where a whole dressing is no more than that. */
export function adviseHoles(question: PhQuestion): Amount | null {
  const dressing = adviseDressing(question);
  if (dressing?.amendment !== 'lime') return null;
  const amount = toAmount([holesKgPerHectare, holesKgPerHectare], question.acres);
  return amount.kg[0] < dressing.kg[0] ? amount : null;
}

export const holesTonnesPerHectare = holesKgPerHectare / 1000;

/** The same as the contract's advice, with its sum line by line. */
export function advisePh(question: PhQuestion, language: Language = 'en'): PhAnswer {
  const dressing = adviseDressing(question);
  if (!dressing) {
    const { low, high } = question;
    return {
      target_ph: question.ph,
      amendment: 'none',
      tonnes_per_hectare_low: 0,
      tonnes_per_hectare_high: 0,
      tonnes_low: 0,
      tonnes_high: 0,
      bags_low: 0,
      bags_high: 0,
      steps: [phWithinRange({ ph: question.ph, ph_low: low, ph_high: high }, language)],
      warnings: [],
    };
  }
  const { target_ph, tonnes_per_hectare_low, tonnes_per_hectare_high, tonnes_low, tonnes_high } =
    dressing.values;
  return {
    target_ph,
    amendment: dressing.amendment,
    tonnes_per_hectare_low,
    tonnes_per_hectare_high,
    tonnes_low,
    tonnes_high,
    bags_low: dressing.bags[0],
    bags_high: dressing.bags[1],
    ...describeDressing(dressing.amendment, dressing.values, language),
  };
}

function toAmount(kgPerHectare: readonly [number, number], acres: number): Amount {
  const kgPerAcre = kgPerHectare.map((kg) => (kg * acre) / 10_000) as [number, number];
  const kg = kgPerHectare.map((each) => (each * acre * toHundredths(acres)) / 1_000_000) as [number, number];
  const toBags = (amount: number) => Math.max(1, Math.round(amount / bagKg));
  return { kgPerAcre, kg, bags: [toBags(kg[0]), toBags(kg[1])] };
}

function toHundredthsOf(thousandths: number): number {
  return Math.round(thousandths / 10) / 100;
}

/** Tonnes with one decimal. */
function toTonnes(kg: number): number {
  return Math.round(kg / 100) / 10;
}
