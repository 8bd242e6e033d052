import type { Rating, SoilType } from '@udongo/sdk';
import type { Action } from './Action.ts';
import { adviseFertiliser } from './fertiliserRules.ts';
import { adviseAcidity, adviseHoles } from './phAdvice.ts';

export interface Plot {
  soilType: SoilType;
  acres: number;
}

/** What to do on a plot for one crop, in order: ask about salts, lime, spread, ask, and what not to buy. */
export function adviseCrop(plot: Plot, cropName: string, ratings: readonly Rating[]): Action[] {
  const ph = phOf(ratings);
  const fertiliser = adviseFertiliser({ cropName, ratings, ph: ph?.ph ?? null, acres: plot.acres });
  const acidity = ph ? adviseAcidity({ ...plot, ...ph, cropName }) : [];
  return [...acidity, ...fertiliser].sort((a, b) => rank(a) - rank(b));
}

/** Salts come first: nothing else helps before. */
function rank({ kind, timing, reason }: Action): number {
  if (reason === 'ask_salty') return ranks.salts;
  return timing === 'top_dressing' ? ranks.topDressing : ranks[kind];
}

const ranks = {
  salts: 0,
  lime: 1,
  compost: 2,
  fertiliser: 3,
  topDressing: 4,
  ask_agronomist: 5,
  skip: 6,
} as const satisfies Record<Action['kind'] | 'topDressing' | 'salts', number>;

/** Lime in the planting holes; null where the main crop needs none, or no more than that, and for crops without holes. */
export function adviseFirstStep(plot: Plot, cropName: string, ratings: readonly Rating[]): Action | null {
  const ph = phOf(ratings);
  return ph && adviseHoles({ ...plot, ...ph, cropName });
}

function phOf(ratings: readonly Rating[]): { ph: number; low: number; high: number } | null {
  const rating = ratings.find(({ reading }) => reading === 'pH');
  if (!rating || rating.value === null) return null;
  return { ph: rating.value, low: rating.low, high: rating.high };
}
