import type { Language, PhAdvice, SoilType } from '@udongo/sdk';
import {
  type DressingValues,
  describeAction,
  describeDressing,
  phWithinRange,
  toBags,
} from '@udongo/sdk/results';
import { findCropRule, type RuleSet } from '../rules/RuleSet.ts';
import { type Action, type Amount, toAction } from './Action.ts';
import { findStanding, isDrilled, isListed, leastPhOf } from './cropHabits.ts';
import { priceAction } from './priceAction.ts';
import { toHundredths } from './rateReading.ts';

/** Lime by the numbers of the rule set. A pH above the range is for an agronomist. */

export interface PhQuestion {
  /** Null where no rule set counts: then there are no amounts. */
  rules: RuleSet | null;
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
  const { rules, cropName, onPlot, ph, low, high } = question;
  const [measured, from, to] = [toHundredths(ph), toHundredths(low), toHundredths(high)];
  const why = {
    reading: 'pH',
    values: { ph: measured / 100, ph_low: from / 100, ph_high: to / 100 },
  } as const;
  if (!rules) {
    const isOutside = measured < from || measured > to;
    return isOutside ? [toAction({ ...why, kind: 'ask_agronomist', reason: 'no_reviewed_rules' })] : [];
  }
  const standing = findStanding(rules, [cropName, ...onPlot]);
  if (measured > to) {
    const compost = { kind: 'compost', timing: 'before_planting', reason: 'ph_high_compost' } as const;
    return [
      ...(standing ? [] : [toAction({ ...compost, reading: 'pH' })]),
      toAction({
        ...why,
        kind: 'ask_agronomist',
        reason: measured > toHundredths(rules.numbers.sodium_ph) ? 'ask_high' : 'ask_above_range',
      }),
    ];
  }
  if (measured >= from) return [];
  if (measured >= (leastPhOf(rules, cropName) ?? Number.POSITIVE_INFINITY)) {
    return [toAction({ ...why, kind: 'skip', product: 'lime', reason: 'acid_lover' })];
  }
  if (standing) {
    const values = { ...why.values, ...(standing !== cropName && { standing }) };
    const reason = isListed(rules, standing) ? 'ask_standing' : 'ask_unlisted';
    return [toAction({ ...why, kind: 'ask_agronomist', reason, values })];
  }
  const dressing = dress(question, rules);
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
function dress({ cropName, ph, low, high, soilType, acres }: PhQuestion, rules: RuleSet): Dressing {
  const { numbers } = rules;
  const set = findCropRule(rules, cropName)?.limeTarget ?? null;
  const pastEdge = Math.round(numbers.lime_past_edge * 1000);
  const mostKgPerHectare = numbers.lime_most_dressing * 1000;
  const measured = toHundredths(ph) * 10;
  const [from, to] = [toHundredths(low) * 10, toHundredths(high) * 10];
  const goal = set === null ? Math.min(from + pastEdge, (from + to) / 2) : Math.round(set * 1000);
  const wanted = Math.max(0, goal - measured);
  const change = Math.min(wanted, Math.round(numbers.lime_most_rise * 1000));
  const target = measured + change;
  const quality = (rules.products.get('lime')?.ccePercent ?? 100) / 100;
  // Poorer lime takes more of it. Tenths of a tonne, so that thousandths of pH by them are tenths of a kilogram.
  const [factorLow, factorHigh] = rules.lime[soilType].map((tonnes) =>
    Math.round((tonnes * 10) / quality),
  ) as [number, number];
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
      ...(set !== null && { target_set: 1 }),
      ...(target > numbers.lime_cautious_ph * 1000 && { cautious_ph: numbers.lime_cautious_ph }),
    },
  };
}

/**
 * Half a tonne a hectare in the planting holes. Null where nothing is limed, where a whole dressing is no more than that, and for
 * crops without holes.
 */
export function adviseHoles(question: PhQuestion): Action | null {
  const whole = adviseAcidity(question).find(({ kind }) => kind === 'lime');
  const { rules } = question;
  if (!whole || !rules || isDrilled(rules, question.cropName)) return null;
  const holesKgPerHectare = rules.numbers.lime_in_holes * 1000;
  const amount = toAmount([holesKgPerHectare, holesKgPerHectare], question.acres);
  if (amount.kg[0] < leastLimeKg || amount.kg[0] >= dress(question, rules).kg[0]) return null;
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
  const { rules } = question;
  const advice = adviseAcidity(question).find(({ reason }) => reason !== 'ph_high_compost');
  if (advice?.kind !== 'lime' || !rules) {
    const steps = advice
      ? writeReason(advice, language)
      : phWithinRange({ ph, ph_low: low, ph_high: high }, language);
    return { ...nothing, target_ph: ph, steps: [steps] };
  }
  const { values } = dress(question, rules);
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
