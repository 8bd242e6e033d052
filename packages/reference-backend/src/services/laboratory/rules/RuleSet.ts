import type { InputProduct, Rating, RatingClass, ResultAction, SoilType } from '@udongo/sdk';

/** The files of a rule set, each a table for a spreadsheet, without `.csv`. */
export const ruleFiles = [
  ...(['crops', 'needs', 'splits', 'products', 'bands', 'lime', 'numbers'] as const),
  'analyses',
] as const;
export type RuleFile = (typeof ruleFiles)[number];
export type RuleFiles = Readonly<Record<Exclude<RuleFile, 'analyses'>, string>> & {
  /** A rule set can do without it. */
  readonly analyses?: string;
  /** Ranges of *Crops* when the rule set was uploaded; absent from the first one of a service. */
  readonly ranges?: string;
};

export const nutrients = ['n', 'p2o5', 'k2o'] as const;
export type Nutrient = (typeof nutrients)[number];
export type Nutrients = Readonly<Record<Nutrient, number>>;

export const timings = ['planting', 'top_dressing', 'rains'] as const;
export type Timing = Extract<ResultAction['timing'], (typeof timings)[number]>;

/** Where a number is from, and whether an agronomist has looked at it. */
export interface Sourced {
  source: string;
  status: 'reviewed' | 'needs_review';
}

export interface CropRule extends Sourced {
  /** The first of its names in the files, in small letters without brackets. */
  crop: string;
  /** Standing for years: nothing is mixed in around it. */
  isPerennial: boolean;
  /** Sown in drills or broadcast: there are no planting holes. */
  isDrilled: boolean;
  isLegume: boolean;
  phMethod: 'water' | 'CaCl2' | 'unknown';
  /** The pH from which it needs no lime whatever its range; null for one that goes by its range. */
  limeNoneFrom: number | null;
  /** The pH that a dressing aims at; null for the general rule. */
  limeTarget: number | null;
  manureTonnesPerAcre: number | null;
  needs: readonly Need[];
  splits: readonly Split[];
}

export interface Need extends Sourced {
  nutrient: Nutrient;
  /** Kilograms an acre; or grams a tree and year, from that year of its life on. */
  unit: 'kg/acre' | 'g/tree';
  fromYear: number | null;
  amount: number;
  /** Potassium that a crop wants only from poor soil. */
  onlyWhenLow: boolean;
}

export interface Split extends Sourced {
  timing: Timing;
  /** Weeks after planting, one for each equal part. */
  weeks: readonly number[];
  /** Percent of the whole need. */
  percent: Nutrients;
  /** Products that may meet it, the preferred one first. */
  products: readonly InputProduct[];
}

export interface ProductRule extends Sourced {
  product: InputProduct;
  /** Percent of its weight. */
  contents: Nutrients;
  /** The nutrient that decides how much of it. */
  main: Nutrient | null;
  /** Not used below it. */
  leastPh: number | null;
  /** Lime: percent of pure limestone's effect. */
  ccePercent: number | null;
}

export const ruleNumbers = [
  'lime_past_edge',
  'lime_most_rise',
  'lime_most_dressing',
  'lime_in_holes',
  'lime_cautious_ph',
  'sodium_ph',
  'probe_least_share',
  'salts_step',
  'least_top_up',
  'said_from',
] as const;
export type RuleNumber = (typeof ruleNumbers)[number];

/** A crop's ideal range of a reading, both ends included. */
export interface IdealRange {
  low: number;
  high: number;
}

/** Ranges of each crop by its id. Empty for a rule set that was stored without them. */
export type CropRanges = ReadonlyMap<number, ReadonlyMap<string, IdealRange>>;

/** The range of an analysis beside the seven readings, both ends included; null for an open end. */
export interface AnalysisRule extends Sourced {
  unit: string;
  /** A range is of one method: another one gives other numbers for the same soil. */
  method: string;
  low: number | null;
  high: number | null;
  /** In its file. */
  line: number;
}

/** A rule set as its files have it, which know no crop of this service. */
export interface RuleLines {
  /** By each name of a crop in the files, as `toCropKey` gives it. */
  lines: ReadonlyMap<string, CropRule>;
  products: ReadonlyMap<InputProduct, ProductRule>;
  /** Percent of a need that is left for a rating. */
  bands: Readonly<Record<Exclude<RatingClass, 'not_measured'>, number>>;
  /** Tonnes of limestone a hectare for each step of pH. */
  lime: Readonly<Record<SoilType, readonly [number, number]>>;
  numbers: Readonly<Record<RuleNumber, number>>;
  ranges: CropRanges;
  /** By the code of the analysis. */
  analyses: ReadonlyMap<string, AnalysisRule>;
}

/** Everything that advice is computed from. */
export interface RuleSet extends Omit<RuleLines, 'lines'> {
  /** By the name that a crop of this service has now. */
  crops: ReadonlyMap<string, CropRule>;
}

export const readingOf = {
  n: 'nitrogen',
  p2o5: 'phosphorus',
  k2o: 'potassium',
} as const satisfies Record<Nutrient, Rating['reading']>;

/** A crop's name in rule sets without what is in brackets: "Coffee (Arabica)" is "coffee". */
export function toCropKey(cropName: string): string {
  return cropName.replace(/\(.*/, '').trim().toLowerCase();
}

/** Gives each crop of this service its rules, by the name that a rename keeps. */
export function tieToCrops(
  { lines, ...others }: RuleLines,
  crops: readonly { name: string; name_in_rules: string }[],
): RuleSet {
  const tied = crops.flatMap(({ name, name_in_rules }) => {
    const rule = lines.get(toCropKey(name_in_rules));
    return rule ? [[name, rule] as const] : [];
  });
  return { ...others, crops: new Map(tied) };
}

/** Finds the rules of a crop by its present name. */
export function findCropRule(rules: RuleSet, cropName: string): CropRule | undefined {
  return rules.crops.get(cropName);
}
