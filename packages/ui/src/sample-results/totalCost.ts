import type { CropResult } from '@udongo/sdk';
import { sumPurchases } from '@udongo/sdk/results';

/**
 * KES for the smaller amounts of all purchases of a sample; null for fewer than two, where one has no price, and for crops that do
 * not share the plot: the amounts of each are for all of it, and cannot be added up.
 */
export function totalCost(crops: readonly CropResult[]): number | null {
  const bought = crops
    .flatMap(({ actions = [] }) => actions)
    .filter(({ kind, bags_high }) => kind !== 'skip' && bags_high !== null);
  const isShared = bought.every(({ values }) => 'crops' in values || 'together' in values);
  if (bought.length < 2 || (crops.length > 1 && !isShared)) return null;
  return sumPurchases(bought).reduce<number | null>(
    (sum, { costLow }) => (sum === null || costLow === null ? null : sum + costLow),
    0,
  );
}
