import type { ResultAction } from '@udongo/sdk';

/** Amount of an input. */
export interface Amount {
  kgPerAcre: readonly [number, number];
  /** Amount for the plot. */
  kg: readonly [number, number];
  /** Bags of 50 kg for the plot. */
  bags: readonly [number, number];
}

/** An action before it is priced, of a kind that these rules give. */
export type Action = Omit<ResultAction, 'kind' | 'cost_low' | 'cost_high' | 'price_as_of'> & {
  kind: Exclude<ResultAction['kind'], 'sulphur' | 'drain' | 'wait_for_rain'>;
};

type Draft = Pick<Action, 'kind' | 'reason'> &
  Partial<Pick<Action, 'product' | 'timing' | 'reading'>> & {
    values?: Readonly<Record<string, number | string | null | undefined>>;
    amount?: Amount;
  };

/** An action with what it leaves out as null; amounts are rounded to grams. */
export function toAction({ kind, reason, product, timing, reading, values = {}, amount }: Draft): Action {
  const [kg_per_acre_low, kg_per_acre_high] = (amount?.kgPerAcre ?? [null, null]).map(roundKg);
  const [kg_low, kg_high] = (amount?.kg ?? [null, null]).map(roundKg);
  const [bags_low = null, bags_high = null] = amount?.bags ?? [];
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, value] as const],
  );
  return {
    kind,
    product: product ?? null,
    timing: timing ?? null,
    reading: reading ?? null,
    reason,
    values: Object.fromEntries(known),
    kg_per_acre_low: kg_per_acre_low ?? null,
    kg_per_acre_high: kg_per_acre_high ?? null,
    kg_low: kg_low ?? null,
    kg_high: kg_high ?? null,
    bags_low,
    bags_high,
  };
}

function roundKg(kg: number | null): number | null {
  return kg === null ? null : Math.round(kg * 1000) / 1000;
}
