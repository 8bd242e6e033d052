import type { CropResult, ResultAction, SampleResult } from '@udongo/sdk';
import { type Purchase, sumPurchases } from '@udongo/sdk/results';
import { codeOf } from '@udongo/ui';

export interface ShoppingLine extends Purchase {
  /** Codes of the samples that it is for. */
  samples: string[];
}

export interface ShoppingList {
  /** One for each product, in the order of the actions. */
  lines: ShoppingLine[];
  /** KES of the lines that have a price, for the smaller and for the larger amounts. */
  total: { low: number; high: number };
  /** Whether every line has a price. */
  isPriced: boolean;
  /** The oldest day of a price, yyyy-mm-dd; null without any. */
  priceAsOf: string | null;
}

/** Adds up the purchases of all samples and their crops. */
export function toShoppingList(results: readonly SampleResult[]): ShoppingList {
  const bought = results.map(({ crops, sample, sample_code }) => ({
    code: codeOf({ id: sample, code: sample_code }),
    actions: crops.flatMap(boughtFor).filter(({ kind, bags_high }) => kind !== 'skip' && bags_high !== null),
  }));
  const actions = bought.flatMap((sample) => sample.actions);
  const lines = sumPurchases(actions).map((purchase) => {
    const isFor = (sample: (typeof bought)[number]) =>
      sample.actions.some(({ product }) => product === purchase.product);
    return { ...purchase, samples: [...new Set(bought.filter(isFor).map(({ code }) => code))] };
  });
  return {
    lines,
    total: { low: sumOf(lines, 'costLow'), high: sumOf(lines, 'costHigh') },
    isPriced: lines.every(({ costLow, costHigh }) => costLow !== null && costHigh !== null),
    priceAsOf: actions.flatMap(({ price_as_of }) => price_as_of ?? []).sort()[0] ?? null,
  };
}

/** Of other crops, counts only the amounts for their share: without shares each has the whole plot, and the main crop decides. */
function boughtFor({ actions = [] }: CropResult, index: number): ResultAction[] {
  return index === 0 ? actions : actions.filter(({ values }) => 'crops' in values);
}

function sumOf(lines: readonly Purchase[], end: 'costLow' | 'costHigh'): number {
  return lines.reduce((sum, line) => sum + (line[end] ?? 0), 0);
}
