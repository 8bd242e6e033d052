import type { CropResult, ResultAction, SampleResult } from '@udongo/sdk';
import { type Purchase, sumPurchases } from '@udongo/sdk/results';
import { codeOf } from '@udongo/ui';

/** A plot with those of its crops that a line is about. */
export interface Plot {
  code: string;
  /** "" where nobody named the place. */
  place: string;
  /** Stored names of the crops. */
  crops: string[];
  acres: number;
  timings: NonNullable<ResultAction['timing']>[];
}

export interface ShoppingLine extends Purchase {
  /** The plots that it is for. */
  plots: Plot[];
}

/** Advice not to buy something for a plot. */
export interface Ban {
  action: ResultAction;
  plot: Plot;
  /** Whether its product is on the list, for another plot or crop. */
  isBought: boolean;
}

export interface ShoppingList {
  /** One for each product, in the order of the actions. */
  lines: ShoppingLine[];
  bans: Ban[];
  /** KES of the lines that have a price, for the smaller and for the larger amounts. */
  total: { low: number; high: number };
  /** Whether every line has a price. */
  isPriced: boolean;
  /** The oldest day of a price, yyyy-mm-dd; null without any. */
  priceAsOf: string | null;
}

/** Adds up the purchases of all samples and their crops. */
export function toShoppingList(results: readonly SampleResult[]): ShoppingList {
  const bought = results.map((result) => ({ result, crops: result.crops.map(boughtFor) }));
  const actions = bought.flatMap(({ crops }) => crops.flat());
  const lines = sumPurchases(actions).map((purchase) => ({
    ...purchase,
    plots: bought.flatMap(({ result, crops }) => {
      const isFor = crops.map((own) => own.filter(({ product }) => product === purchase.product));
      const own = isFor.flat();
      // Lime of the main crop is for all crops of the plot.
      const isForAll = own.some(({ values }) => 'together' in values);
      const grown = result.crops.filter((_, index) => isForAll || isFor[index]?.length);
      return own.length > 0 ? toPlot(result, grown, own) : [];
    }),
  }));
  const bans = results.flatMap((result) =>
    result.crops.flatMap((crop) =>
      (crop.actions ?? [])
        .filter(({ kind }) => kind === 'skip')
        .map((action) => ({
          action,
          plot: toPlot(result, [crop], []),
          isBought: lines.some(({ product }) => product === action.product),
        })),
    ),
  );
  return {
    lines,
    bans,
    total: { low: sumOf(lines, 'costLow'), high: sumOf(lines, 'costHigh') },
    isPriced: lines.every(({ costLow, costHigh }) => costLow !== null && costHigh !== null),
    priceAsOf: actions.flatMap(({ price_as_of }) => price_as_of ?? []).sort()[0] ?? null,
  };
}

/** Of other crops, counts only the amounts for their share: without shares each has the whole plot, and the main crop decides. */
function boughtFor({ actions = [] }: CropResult, index: number): ResultAction[] {
  const own = index === 0 ? actions : actions.filter(({ values }) => 'crops' in values);
  return own.filter(({ kind, bags_high }) => kind !== 'skip' && bags_high !== null);
}

function toPlot(
  { sample, sample_code, sample_location = '', size_of_land }: SampleResult,
  crops: readonly CropResult[],
  actions: readonly ResultAction[],
): Plot {
  return {
    code: codeOf({ id: sample, code: sample_code }),
    place: sample_location,
    crops: crops.map(({ crop_name }) => crop_name),
    acres: Number(size_of_land),
    timings: [...new Set(actions.flatMap(({ timing }) => timing ?? []))],
  };
}

function sumOf(lines: readonly Purchase[], end: 'costLow' | 'costHigh'): number {
  return lines.reduce((sum, line) => sum + (line[end] ?? 0), 0);
}
