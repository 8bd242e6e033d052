import type { Crop } from '@udongo/sdk';
import { toCsvLine } from '../../platform/csv.ts';
import type { RatedReading } from '../results/rateReading.ts';
import type { CropRanges, IdealRange, RuleSet } from './RuleSet.ts';
import { readCsv } from './readCsv.ts';

/** The crop's bounds for each reading, in the order to show. */
const boundsOf = {
  nitrogen: ['n_low', 'n_high'],
  phosphorus: ['p_low', 'p_high'],
  potassium: ['k_low', 'k_high'],
  pH: ['ph_low', 'ph_high'],
  conductivity: ['ec_low', 'ec_high'],
  moisture: ['humidity_low', 'humidity_high'],
  temperature: ['temp_low', 'temp_high'],
} as const satisfies Record<RatedReading, readonly [keyof Crop, keyof Crop]>;

export const ratedReadings = Object.keys(boundsOf) as readonly RatedReading[];

/** Gives the range that counts: that of the rule set, or where it has none for this crop, the present one of *Crops*; null without one. */
export function rangeOf(rules: RuleSet | null, crop: Crop, reading: RatedReading): IdealRange | null {
  const kept = rules?.ranges.get(crop.id)?.get(reading);
  if (kept) return kept;
  const [low, high] = boundsOf[reading].map((bound): string | null => crop[bound]);
  return low && high ? { low: Number(low), high: Number(high) } : null;
}

/** Writes the present ranges of *Crops* as the table that a rule set keeps. A crop is found by its id, whatever its name becomes. */
export function writeRanges(crops: readonly Crop[]): string {
  const lines = crops.flatMap((crop) =>
    ratedReadings.flatMap((reading) => {
      const range = rangeOf(null, crop, reading);
      return range ? toCsvLine([crop.id, crop.name, reading, range.low, range.high]) : [];
    }),
  );
  return [toCsvLine(['crop_id', 'crop', 'reading', 'low', 'high']), ...lines].join('');
}

/** Reads what `writeRanges` wrote. */
export function readRanges(text: string): CropRanges {
  const ranges = new Map<number, Map<string, IdealRange>>();
  for (const { cells } of readCsv(text).rows) {
    const { crop_id, reading = '', low, high } = cells;
    const own = ranges.get(Number(crop_id)) ?? new Map<string, IdealRange>();
    ranges.set(Number(crop_id), own.set(reading, { low: Number(low), high: Number(high) }));
  }
  return ranges;
}
