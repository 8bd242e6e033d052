export { kiswahiliCropNames, nameCrop } from './cropNames.ts';
export { type ActionText, describeAction } from './describeAction.ts';
export { type DressingValues, describeDressing, phWithinRange } from './describeDressing.ts';
export { describeRating, type RatingText, readingUnits } from './describeRating.ts';
export { isIncluded } from './isIncluded.ts';
export { judgeReading, type Neighbours } from './judgeReading.ts';
export type { ActionTiming, RatedReading, ReadingTexts, ResultTexts } from './ResultTexts.ts';
export { fill, resultTexts, writeBags, writeDisclaimer, writeRange } from './resultCatalogues.ts';
export { type Purchase, sumPurchases, toBags } from './sumPurchases.ts';
