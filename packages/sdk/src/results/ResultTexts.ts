import type {
  Analysis,
  InputProduct,
  Rating,
  RatingClass,
  RejectedReason,
  ResultAction,
  ResultReason,
  SoilType,
  TestType,
} from '../generated/types.ts';

/** A reading that is rated against a crop's ideal range. */
export type RatedReading = Rating['reading'];
/** A nutrient of fertiliser, as bags name it. */
export type Nutrient = 'n' | 'p2o5' | 'k2o';
/** The time of an action in the season. */
export type ActionTiming = NonNullable<ResultAction['timing']>;

/**
 * The meaning of a reading and the advice that follows, for a value below, within and above the ideal range.
 */
export type ReadingTexts = Record<'below' | 'within' | 'above', { meaning: string; advice: string }>;

/** Every sentence about results in one language; `{name}` is filled in. */
export interface ResultTexts {
  readings: Record<RatedReading, string>;
  ratings: Record<RatingClass, string>;
  /** A low pH is too acid, not too little of something. */
  ratingsOfPh: Record<RatingClass, string>;
  products: Record<InputProduct, string>;
  timings: Record<ActionTiming, string>;
  soilTypes: Record<SoilType, string>;
  testTypes: Record<TestType, string>;
  analyses: Record<Analysis, string>;
  collected: string;
  range: string;
  /** A range without an upper end. */
  rangeFrom: string;
  /** A range without a lower end. */
  rangeTo: string;
  acre: string;
  acres: string;
  halfBag: string;
  oneBag: string;
  bags: string;
  upTo: string;
  kgPerAcre: string;
  kgForPlot: string;
  /** The amount for one of 2 or 3 crops that share the plot. */
  kgForShare: Record<2 | 3, string>;
  /** The note that lime is for the whole plot. */
  forAllCrops: Record<2 | 3, string>;
  /** The share of the usual rate, by `percent_low` and `percent_high`; `0-25` only in reports by rules 1. */
  shares: Record<'100-100' | '75-75' | '50-50' | '25-25' | '0-25', string>;
  /** The names of ratings within a sentence. */
  ratingsInside: Record<RatingClass, string>;
  instead: string;
  /** The nutrients of a product: a list of `nutrient`. */
  gives: string;
  nutrient: string;
  nutrients: Record<Nutrient, string>;
  and: string;
  /** Too much or too little of nutrients, all products together. */
  over: string;
  short: string;
  /** Parts of a dressing, in weeks after planting. */
  inWeek: string;
  inWeeks: string;
  /** Grams a tree and year, from a year of its life on. */
  gramsATree: string;
  gramsFromYear: string;
  /** Where the amounts come from. */
  amountsFrom: string;
  unreviewed: string;
  /** The note about another crop of the plot, around which nothing is dug in. */
  standsHere: string;
  /** The reason why an amount is a quarter smaller. */
  aLittleSalty: string;
  disclaimer: string;
  probe: string;
  titles: Record<ResultReason, string>;
  whys: Record<ResultReason, string>;
  /** How to spread fertiliser, by its time. */
  fertiliserHows: Record<Exclude<ActionTiming, 'before_planting'>, string>;
  hows: Partial<Record<ResultReason, string>>;
  meanings: Record<RatedReading, ReadingTexts>;
  notMeasured: { meaning: string; advice: string };
  /** A value below the limit of its method that has no rating; `inside` is its rating within a sentence. */
  belowLimit: { rating: string; inside: string; meaning: string; advice: string };
  /** The texts of a report around its results. */
  report: Record<
    | 'title'
    | 'rules'
    | 'heading'
    | 'forWhom'
    | 'sample'
    | 'place'
    | 'size'
    | 'soil'
    | 'agrovet'
    | 'county'
    | 'first'
    | 'shoppingList'
    | 'when'
    | 'what'
    | 'why'
    | 'cost'
    | 'together'
    | 'forAllCrops'
    | 'cheapest'
    | 'prices'
    | 'also'
    | 'doNotBuy'
    | 'nothingToBuy'
    | 'readings'
    | 'reading'
    | 'value'
    | 'rangeOf'
    | 'ratingHead'
    | 'otherCrop'
    | 'otherReadings'
    | 'sum'
    | 'measured'
    | 'rejected'
    | 'test'
    | 'agronomist'
    | 'verified'
    | 'verifiedBy'
    | 'selfVerified'
    | 'outdated'
    | 'page',
    string
  >;
  rejectedReasons: Record<NonNullable<RejectedReason>, string>;
  dressing: Record<
    | 'withinRange'
    | 'limeTarget'
    | 'limeTargetSet'
    | 'sulphurTarget'
    | 'rise'
    | 'fall'
    | 'season'
    | 'lime'
    | 'sulphur'
    | 'atOnce'
    | 'plot'
    | 'testedWarning'
    | 'cautiousWarning'
    | 'fizzesWarning'
    | 'sulphurWarning',
    string
  >;
}
