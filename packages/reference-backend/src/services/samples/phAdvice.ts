import type { PhAdvice, SoilType } from '@udongo/sdk';

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

/** Tonnes a hectare of ground limestone for each step of pH up. Sources: garden-soil.com, Penn State and UGA by calculatorhub.com. */
const lime = { Sandy: [1.7, 2.2], loam: [2.4, 4.5], clay: [3.4, 6.7] } as const satisfies Record<
  SoilType,
  unknown
>;
/** Tonnes a hectare of sulphur for each step of pH down. Source: garden-soil.com. */
const sulphur = { Sandy: 0.5, loam: 0.7, clay: 1 } as const satisfies Record<SoilType, unknown>;

/** What the soil takes in one dressing; more is split over seasons. Source: calculatorhub.com. */
const mostTonnesPerHectare = 4.5;
/** An estimate. */
const mostChangeASeason = 1;
const hectaresPerAcre = 0.4047;
const bagTonnes = 0.05;
/** Above it, yields can fall on soils low in bases. Source: news.scienceafrica.co.ke. */
const cautiousPh = 5.6;

/**
 * Lime when the pH is below the crop's range, sulphur when above, nothing within: how much, for a hectare and for the plot, as a
 * range, with the sum line by line. Advice for a dressing; rounded only at the end.
 */
export function advisePh(question: PhQuestion): PhAnswer {
  const { ph, low, high, soilType } = question;
  const middle = (low + high) / 2;
  if (ph < low) {
    const goal = Math.min(low + 0.3, middle);
    return dress(question, {
      amendment: 'lime',
      goal,
      factors: lime[soilType],
      goalStep: `Target: the lower of ${one(low)} + 0.3 and the middle of ${one(low)} to ${one(high)} = ${one(goal)}`,
    });
  }
  if (ph > high) {
    const goal = Math.max(high - 0.3, middle);
    return dress(question, {
      amendment: 'sulphur',
      goal,
      factors: [sulphur[soilType], sulphur[soilType]],
      goalStep: `Target: the higher of ${one(high)} - 0.3 and the middle of ${one(low)} to ${one(high)} = ${one(goal)}`,
    });
  }
  return {
    target_ph: ph,
    amendment: 'none',
    tonnes_per_hectare_low: 0,
    tonnes_per_hectare_high: 0,
    tonnes_low: 0,
    tonnes_high: 0,
    bags_low: 0,
    bags_high: 0,
    steps: [`${one(ph)} lies within ${one(low)} to ${one(high)}: nothing to spread`],
    warnings: [],
  };
}

interface Dressing {
  amendment: 'lime' | 'sulphur';
  goal: number;
  /** Tonnes a hectare for each step of pH. */
  factors: readonly [number, number];
  goalStep: string;
}

function dress({ ph, acres }: PhQuestion, { amendment, goal, factors, goalStep }: Dressing): PhAnswer {
  const isLime = amendment === 'lime';
  const wanted = Math.abs(goal - ph);
  const change = Math.min(wanted, mostChangeASeason);
  const target = isLime ? ph + change : ph - change;
  const [from, to] = factors.map((factor) => change * factor) as [number, number];
  const [least, most] = [from, to].map((tonnes) => Math.min(tonnes, mostTonnesPerHectare)) as [
    number,
    number,
  ];
  const hectares = acres * hectaresPerAcre;
  const [tonnesLow, tonnesHigh] = [least * hectares, most * hectares];
  const [bagsLow, bagsHigh] = [Math.round(tonnesLow / bagTonnes), Math.round(tonnesHigh / bagTonnes)];
  const name = isLime ? 'Ground limestone' : 'Sulphur';
  const sum = `${range(`${one(change)} x ${factors[0]}`, `${one(change)} x ${factors[1]}`)} = ${range(one(from), one(to))} t/ha`;
  return {
    target_ph: round(target),
    amendment,
    tonnes_per_hectare_low: round(least),
    tonnes_per_hectare_high: round(most),
    tonnes_low: round(tonnesLow),
    tonnes_high: round(tonnesHigh),
    bags_low: bagsLow,
    bags_high: bagsHigh,
    steps: [
      goalStep,
      isLime
        ? `Rise: ${one(goal)} - ${one(ph)} = ${one(wanted)}`
        : `Fall: ${one(ph)} - ${one(goal)} = ${one(wanted)}`,
      ...(wanted > change
        ? [`At most ${one(mostChangeASeason)} a season: ${one(ph)} to ${one(target)} this time`]
        : []),
      `${name}: ${sum}${to > most ? `, at most ${mostTonnesPerHectare} t/ha at once` : ''}`,
      `${acres} acres x ${hectaresPerAcre} = ${hectares.toFixed(2)} ha: ${range(one(tonnesLow), one(tonnesHigh))} t, ${range(String(bagsLow), String(bagsHigh))} bags of 50 kg`,
    ],
    warnings: isLime ? limeWarnings(target) : sulphurWarnings,
  };
}

function limeWarnings(target: number): string[] {
  const tested = 'The pH of a probe is an estimate without a buffer test. Test again before liming again.';
  const cautious =
    'Above pH 5.6 yields can fall on soils low in bases. Ask an agronomist before liming that far.';
  return target > cautiousPh ? [tested, cautious] : [tested];
}

const sulphurWarnings = [
  'Sulphur does nothing where the soil fizzes with acid. Compost and an agronomist’s visit help there.',
  'The pH of a probe is an estimate. Test again before the next dressing.',
];

function range(from: string, to: string): string {
  return from === to ? from : `${from} to ${to}`;
}

function one(value: number): string {
  return value.toFixed(1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
