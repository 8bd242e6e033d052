import type { Crop, CropResult, Rating, ResultAction } from '@udongo/sdk';
import type { samples } from '../../../db/schema.ts';
import type { RuleSet } from '../rules/RuleSet.ts';
import { rangeOf, ratedReadings } from '../rules/ranges.ts';
import { adviseCrops, adviseFirstStep } from './adviseCrop.ts';
import { type Prices, priceAction } from './priceAction.ts';
import { type RatedReading, rateReading } from './rateReading.ts';

/** Columns of a sample that its rating needs. */
export type SampleReadings = Pick<
  typeof samples.$inferSelect,
  'soil_type' | 'size_of_land' | 'main_crop_id' | 'below_limit' | RatedReading
>;

/** The ratings of a sample for its crops, main crop first, each with what to do. */
export function rateSample(
  row: SampleReadings,
  crops: readonly Crop[],
  { prices, rules }: { prices: Prices; rules: RuleSet | null },
): { crops: CropResult[]; cheapest_first_step: ResultAction | null } {
  const plot = {
    soilType: row.soil_type,
    acres: Number(row.size_of_land),
    onPlot: crops.map(({ name }) => name),
    ...{ prices, rules },
  };
  const rated = crops.map((crop) => ({
    crop: crop.id,
    crop_name: crop.name,
    is_main: crop.id === row.main_crop_id,
    ratings: rateCrop(row, crop, rules),
  }));
  const advice = adviseCrops(plot, rated);
  const results = rated.map((crop, index) => ({
    ...crop,
    actions: (advice[index] ?? []).map((action) => priceAction(action, prices)),
  }));
  const main = results.find(({ is_main }) => is_main);
  const first = main ? adviseFirstStep(plot, main.crop_name, main.ratings) : null;
  return { crops: results, cheapest_first_step: first && priceAction(first, prices) };
}

/** A rating for each reading, that the crop has a range for, by the ranges that count. */
export function rateCrop(row: SampleReadings, crop: Crop, rules: RuleSet | null): Rating[] {
  return ratedReadings.flatMap((reading) => {
    const range = rangeOf(rules, crop, reading);
    const isBelow = (row.below_limit as readonly string[]).includes(reading);
    return (range && rateReading(reading, row[reading], range, isBelow)) ?? [];
  });
}
