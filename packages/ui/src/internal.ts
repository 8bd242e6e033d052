export { listDraftKeys } from './booking-form/session/index.ts';
export { createReferrerLookup } from './farmer-form/createReferrerLookup.ts';
export { consentVersion } from './lib/consentVersion.ts';
export { draftPrefix } from './lib/draftStorage.ts';
export { farmingTypeLabels } from './lib/farmingTypeLabels.ts';
export { isEmail } from './lib/isEmail.ts';
export { readQuantity } from './lib/readQuantity.ts';
export { fitsSearch, searchKey } from './lib/searchKey.ts';
export { soilTypeLabels } from './lib/soilTypeLabels.ts';
export { testTypeLabels } from './lib/testTypeLabels.ts';
export { wordOf } from './lib/wordOf.ts';
export { mergeRecords } from './merge/mergeRecords.ts';
export { bookingConsentTexts } from './messages/bookingConsentTexts.ts';
export { RatingBadge } from './sample-results/RatingBadge.tsx';
export {
  findBelow,
  limitProblemText,
  pasteProblemText,
  readingProblemText,
  readingsToText,
  readKey,
  readReadings,
} from './sensor-paste-panel/internal.ts';
