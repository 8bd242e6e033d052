import { toBags } from '@udongo/sdk/results';
import {
  type Nutrient,
  type Nutrients,
  nutrients,
  type ProductRule,
  type Split,
  type Timing,
} from '../rules/RuleSet.ts';
import { mapNutrients, type Needs, none } from './nutrientNeeds.ts';
import type { Prices } from './priceAction.ts';

export interface Application {
  product: ProductRule;
  /** The nutrient for which it is there. */
  for: Nutrient;
  kgPerAcre: number;
}

export interface Dressed {
  split: Split;
  applications: readonly Application[];
}

interface Means {
  /** Products of a split that this soil allows, the preferred one first. */
  productsOf: (split: Split) => readonly ProductRule[];
  /** A smaller lack needs no bag of its own. Kilograms an acre. */
  leastTopUp: number;
  prices: Prices;
  acres: number;
}

/**
 * Chooses the products for a season, split after split. A compound goes by its main nutrient and never gives more of another than the full
 * need; straight fertilisers fill up what is missing. The next split evens out too little or too much.
 */
export function mixSeason(
  splits: readonly Split[],
  needs: Pick<Needs, 'full' | 'left'>,
  means: Means,
): { dressings: Dressed[]; given: Nutrients } {
  let [given, due, dueFull] = [none, none, none];
  const dressings = splits.map((split) => {
    const add = (sum: Nutrients, all: Nutrients) =>
      mapNutrients((one) => sum[one] + (all[one] * split.percent[one]) / 100);
    due = add(due, needs.left);
    dueFull = add(dueFull, needs.full);
    const missing = mapNutrients((one) => Math.max(0, due[one] - given[one]));
    const room = mapNutrients((one) => Math.max(0, dueFull[one] - given[one]));
    const applications = choose(listOptions(missing, room, split, means), means);
    given = mapNutrients((one) => given[one] + sumOf(applications, one));
    return { split, applications };
  });
  return { dressings, given };
}

export function sumOf(applications: readonly Application[], nutrient: Nutrient): number {
  return applications.reduce(
    (sum, { product, kgPerAcre }) => sum + (kgPerAcre * product.contents[nutrient]) / 100,
    0,
  );
}

interface Option {
  applications: readonly Application[];
  /** Kilograms an acre of nutrients that it leaves out. */
  lack: number;
  /** Places of its products in the stated order. */
  places: readonly number[];
}

/** Each compound, or none, with each straight fertiliser for what it leaves. */
function listOptions(
  missing: Nutrients,
  room: Nutrients,
  split: Split,
  { productsOf, leastTopUp }: Means,
): Option[] {
  const products = productsOf(split);
  const isCompound = ({ contents }: ProductRule) => nutrients.filter((one) => contents[one] > 0).length > 1;
  const beginnings = products.filter(isCompound).flatMap((product) => {
    const kg = weigh(product, missing, room);
    return kg > 0 && product.main ? [[{ product, for: product.main, kgPerAcre: kg }]] : [];
  });
  let options: Application[][] = [...beginnings, []];
  // Phosphorus first: it decides what goes into the hole.
  for (const nutrient of ['p2o5', 'n', 'k2o'] as const) {
    const straights = products.filter((one) => !isCompound(one) && one.contents[nutrient] > 0);
    options = options.flatMap((begun) => {
      const lack = missing[nutrient] - sumOf(begun, nutrient);
      const isFirst = sumOf(begun, nutrient) === 0;
      if (straights.length === 0 || lack <= (isFirst ? 0.005 : leastTopUp)) return [begun];
      return straights.map((product) => [
        ...begun,
        { product, for: nutrient, kgPerAcre: (lack / product.contents[nutrient]) * 100 },
      ]);
    });
  }
  return options.map((applications) => ({
    applications,
    lack: nutrients.reduce((sum, one) => sum + Math.max(0, missing[one] - sumOf(applications, one)), 0),
    places: applications.map(({ product }) => products.indexOf(product)).sort((a, b) => a - b),
  }));
}

/** Kilograms of a compound an acre: as its main nutrient is missing, and no more of another one than there is room for. */
function weigh({ contents, main }: ProductRule, missing: Nutrients, room: Nutrients): number {
  if (!main) return 0;
  const most = nutrients.filter((one) => contents[one] > 0).map((one) => (room[one] / contents[one]) * 100);
  return Math.min((missing[main] / contents[main]) * 100, ...most);
}

/** The cheapest where each product that could serve has a price; otherwise the first in the stated order. */
function choose(options: readonly Option[], { prices, acres, leastTopUp }: Means): readonly Application[] {
  const least = Math.min(...options.map(({ lack }) => lack));
  const able = options.filter(({ lack }) => lack <= least + leastTopUp);
  const costs = new Map(able.map((option) => [option, costOf(option.applications, prices, acres)]));
  const isPriced = able.every((option) => costs.get(option) !== null);
  const cost = (option: Option) => (isPriced ? (costs.get(option) ?? 0) : 0);
  const [best] = [...able].sort((a, b) => cost(a) - cost(b) || comparePlaces(a.places, b.places));
  return best?.applications ?? [];
}

function costOf(applications: readonly Application[], prices: Prices, acres: number): number | null {
  return applications.reduce<number | null>((sum, { product, kgPerAcre }) => {
    const price = prices.get(product.product)?.price_per_bag;
    if (sum === null || price === undefined) return null;
    return sum + toBags(product.product, kgPerAcre * acres) * Number(price);
  }, 0);
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, index) => place !== b[index]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? Number.POSITIVE_INFINITY);
}

/** The splits of a crop in the order of the season. */
export function inSeason(splits: readonly Split[]): Split[] {
  const order = { planting: 0, rains: 1, top_dressing: 2 } as const satisfies Record<Timing, number>;
  return [...splits].sort((a, b) => order[a.timing] - order[b.timing]);
}
