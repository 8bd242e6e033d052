import type { InputProduct, ResultAction } from '../generated/types.ts';

/** Bags of one product that several actions need together, and their cost. */
export interface Purchase {
  product: InputProduct;
  /** Bags of 50 kg for the smaller and for the larger amounts. */
  bagsLow: number;
  bagsHigh: number;
  /** KES; null while one of the actions has no price. */
  costLow: number | null;
  costHigh: number | null;
}

/**
 * Adds up the purchases of actions, one for each product, in the order of the actions. Kilograms are added up
 * before they become bags, so that crops and plots that need a little of the same product buy one bag.
 * Actions without a purchase are left out.
 * Errors: never throws.
 */
export function sumPurchases(actions: readonly ResultAction[]): Purchase[] {
  const byProduct = new Map<InputProduct, ResultAction[]>();
  for (const action of actions) {
    const { kind, product, bags_high } = action;
    if (kind === 'skip' || product === null || bags_high === null) continue;
    byProduct.set(product, [...(byProduct.get(product) ?? []), action]);
  }
  return [...byProduct].map(([product, bought]) => {
    const low = sumOf(product, bought, 'low');
    const high = sumOf(product, bought, 'high');
    return {
      product,
      bagsLow: low.bags,
      bagsHigh: high.bags,
      costLow: low.cost,
      costHigh: high.cost,
    };
  });
}

/**
 * The number of 50 kg bags for a weight: lime in whole bags, other products in halves, which are sold as bags
 * of 25 kg. Never less than the need, except for under ten grams, which come from adding up.
 */
export function toBags(product: InputProduct, kg: number): number {
  const least = product === 'lime' ? bagKg : bagKg / 2;
  return (Math.ceil(Math.round(kg * 100) / (least * 100)) * least) / bagKg;
}

const bagKg = 50;

function sumOf(product: InputProduct, bought: readonly ResultAction[], end: 'low' | 'high') {
  const lines = bought.map((action) => {
    const bags = action[`bags_${end}`] ?? 0;
    const cost = action[`cost_${end}`];
    return { bags, kg: action[`kg_${end}`] ?? bags * bagKg, cost: cost === null ? null : Number(cost) };
  });
  const apart = lines.reduce((sum, { bags }) => sum + bags, 0);
  const kg = lines.reduce((sum, line) => sum + line.kg, 0);
  // A single line keeps its bags: reports by rules 1 and 2 rounded its kilograms down.
  const bags = lines.length === 1 ? apart : Math.min(apart, toBags(product, kg));
  const cost = lines.reduce<number | null>(
    (sum, line) => (sum === null || line.cost === null ? null : sum + line.cost),
    0,
  );
  // A bag costs the same in each line.
  return { bags, cost: cost === null || apart === 0 ? cost : Math.round((cost * bags * 100) / apart) / 100 };
}
