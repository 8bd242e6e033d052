import type { CropResult, InputProduct, ResultAction, SampleResult } from '@udongo/sdk';
import { toNumber } from '@udongo/sdk/values';
import { codeOf } from '@udongo/ui';

export interface ShoppingLine {
  product: InputProduct;
  bagsLow: number;
  bagsHigh: number;
  /** KES; null while one of its amounts has no price. */
  cost: { low: number; high: number } | null;
  /** Codes of the samples that it is for. */
  samples: string[];
}

export interface ShoppingList {
  /** One for each product, in the order of the actions. */
  lines: ShoppingLine[];
  /** KES of what has a price, with the smaller and with the larger amounts. */
  total: { low: number; high: number };
  /** Whether every line has a price. */
  isPriced: boolean;
  /** The oldest day of a price, yyyy-mm-dd; null without any. */
  priceAsOf: string | null;
}

/** What to buy for all samples and their crops: the bags of each product added up. */
export function toShoppingList(results: readonly SampleResult[]): ShoppingList {
  const lines = new Map<InputProduct, ShoppingLine>();
  const days: string[] = [];
  for (const { crops, sample_code, sample } of results) {
    for (const action of crops.flatMap(boughtFor)) {
      const { kind, product, bags_low, bags_high, cost_low, cost_high, price_as_of } = action;
      if (kind === 'skip' || product === null || bags_low === null || bags_high === null) continue;
      const line = lines.get(product) ?? emptyLine(product);
      const low = toNumber(cost_low);
      const high = toNumber(cost_high);
      line.bagsLow += bags_low;
      line.bagsHigh += bags_high;
      line.cost =
        line.cost && low !== null && high !== null
          ? { low: line.cost.low + low, high: line.cost.high + high }
          : null;
      const code = codeOf({ id: sample, code: sample_code });
      if (!line.samples.includes(code)) line.samples.push(code);
      if (price_as_of) days.push(price_as_of);
      lines.set(product, line);
    }
  }
  const all = [...lines.values()];
  return {
    lines: all,
    total: { low: sumOf(all, 'low'), high: sumOf(all, 'high') },
    isPriced: all.every(({ cost }) => cost !== null),
    priceAsOf: days.sort()[0] ?? null,
  };
}

/** Of other crops only what is for their share: without shares each has the whole plot, and the main crop decides. */
function boughtFor({ actions = [] }: CropResult, index: number): ResultAction[] {
  return index === 0 ? actions : actions.filter(({ values }) => 'crops' in values);
}

function sumOf(lines: readonly ShoppingLine[], end: 'low' | 'high'): number {
  return lines.reduce((sum, { cost }) => sum + (cost?.[end] ?? 0), 0);
}

function emptyLine(product: InputProduct): ShoppingLine {
  return { product, bagsLow: 0, bagsHigh: 0, cost: { low: 0, high: 0 }, samples: [] };
}
