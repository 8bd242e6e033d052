import type { Rating, SoilType } from '@udongo/sdk';
import { type Action, toAction } from './Action.ts';
import { adviseFertiliser } from './fertiliserRules.ts';
import { adviseDressing, adviseHoles, holesTonnesPerHectare } from './phAdvice.ts';

export interface Plot {
  soilType: SoilType;
  acres: number;
}

/** What to do on a plot for one crop, in order: drain, lime, spread, ask, and what not to buy. */
export function adviseCrop(plot: Plot, cropName: string, ratings: readonly Rating[]): Action[] {
  const ph = phOf(ratings);
  const fertiliser = adviseFertiliser({ cropName, ratings, ph: ph?.value ?? null, acres: plot.acres });
  const actions = [...adviseAcidity(plot, ph), ...fertiliser];
  return [...actions].sort((a, b) => rank(a) - rank(b));
}

/** Sorting is stable: rain is waited for before the top-dressing. */
function rank({ kind, timing }: Action): number {
  return timing === 'top_dressing' ? ranks.topDressing : ranks[kind];
}

const ranks = {
  drain: 0,
  lime: 1,
  sulphur: 1,
  compost: 2,
  fertiliser: 3,
  topDressing: 4,
  wait_for_rain: 4,
  ask_agronomist: 5,
  skip: 6,
} as const satisfies Record<Action['kind'] | 'topDressing', number>;

/** Lime in the planting holes; null where the main crop needs none, or no more than that. */
export function adviseFirstStep(plot: Plot, ratings: readonly Rating[]): Action | null {
  const ph = phOf(ratings);
  const amount = ph && adviseHoles({ ...plot, ph: ph.value, low: ph.low, high: ph.high });
  if (!amount) return null;
  return toAction({
    kind: 'lime',
    product: 'lime',
    timing: 'planting',
    reading: 'pH',
    reason: 'ph_low_small_budget',
    values: { tonnes_per_hectare: holesTonnesPerHectare },
    amount,
  });
}

interface MeasuredPh {
  value: number;
  low: number;
  high: number;
}

function phOf(ratings: readonly Rating[]): MeasuredPh | null {
  const rating = ratings.find(({ reading }) => reading === 'pH');
  return rating && rating.value !== null ? { ...rating, value: rating.value } : null;
}

function adviseAcidity(plot: Plot, ph: MeasuredPh | null): Action[] {
  const dressing = ph && adviseDressing({ ...plot, ph: ph.value, low: ph.low, high: ph.high });
  if (!dressing) return [];
  const { amendment, values } = dressing;
  const why = { timing: 'before_planting', reading: 'pH', values } as const;
  if (amendment === 'lime') {
    return [toAction({ ...why, kind: 'lime', product: 'lime', reason: 'ph_low', amount: dressing })];
  }
  return [
    toAction({ ...why, kind: 'sulphur', product: 'sulphur', reason: 'ph_high', amount: dressing }),
    toAction({ kind: 'compost', timing: 'before_planting', reading: 'pH', reason: 'ph_high_compost' }),
    toAction({ kind: 'ask_agronomist', reading: 'pH', reason: 'ph_high_visit' }),
  ];
}
