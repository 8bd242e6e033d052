import type { Rating, SoilType } from '@udongo/sdk';
import type { RuleSet } from '../rules/RuleSet.ts';
import { type Action, toAction } from './Action.ts';
import { adviseFertiliser } from './adviseFertiliser.ts';
import { adviseAcidity, adviseHoles } from './phAdvice.ts';
import type { Prices } from './priceAction.ts';

export interface Plot {
  /** Null where no rule set counts: then an agronomist names all amounts. */
  rules: RuleSet | null;
  soilType: SoilType;
  acres: number;
  /** The names of all its crops. */
  onPlot: readonly string[];
  prices: Prices;
}

interface RatedCrop {
  crop_name: string;
  ratings: readonly Rating[];
}

/**
 * Advises what to do on a plot for each of its crops, main crop first. Each has an equal share of the plot, as nobody asks for
 * another. Lime is one line: where the main crop needs some, it is for the whole plot and for all crops. There is none where one of
 * the crops is perennial.
 */
export function adviseCrops(plot: Plot, crops: readonly RatedCrop[]): Action[][] {
  const count = crops.length;
  const acres = plot.acres / count;
  const isLimedAsOne = adviseLime(plot, crops[0]).some(isLime);
  return crops.map((crop, index) => {
    const own = adviseCrop({ ...plot, acres }, crop.crop_name, crop.ratings);
    if (count === 1) return own;
    const shared = own.map((action) => mark(action, { crops: count }));
    if (!isLimedAsOne) return shared;
    const others = shared.filter(({ product }) => product !== 'lime');
    const whole = adviseLime(plot, crops[0]).map((action) => mark(action, { together: count }));
    return index === 0 ? [...whole, ...others].sort(inOrder) : others;
  });
}

function adviseLime(plot: Plot, crop: RatedCrop | undefined): Action[] {
  const ph = crop && phOf(crop.ratings);
  return ph ? adviseAcidity({ ...plot, ...ph, cropName: crop.crop_name }).filter(isLime) : [];
}

function isLime({ kind }: Action): boolean {
  return kind === 'lime';
}

/** An amount with what it is for. */
function mark(action: Action, what: Record<string, number>): Action {
  return action.kg_high === null ? action : { ...action, values: { ...action.values, ...what } };
}

/** Advises what to do on a plot for one crop, in order: ask about salts, lime, spread, ask, and what not to buy. */
function adviseCrop(plot: Plot, cropName: string, ratings: readonly Rating[]): Action[] {
  const ph = phOf(ratings);
  const { rules, acres, prices } = plot;
  if (!rules) return [toAction({ kind: 'ask_agronomist', reason: 'no_reviewed_rules' })];
  const fertiliser = adviseFertiliser({ rules, cropName, ratings, ph: ph?.ph ?? null, acres, prices });
  const acidity = ph ? adviseAcidity({ ...plot, ...ph, cropName }) : [];
  return [...acidity, ...fertiliser].sort(inOrder);
}

function inOrder(one: Action, other: Action): number {
  return rank(one) - rank(other);
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
