export { listDraftKeys } from './booking-form/session/index.ts';
export { createReferrerLookup } from './farmer-form/createReferrerLookup.ts';
export { isEmail } from './lib/isEmail.ts';
export { fitsSearch, searchKey } from './lib/searchKey.ts';
export { wordOf } from './lib/wordOf.ts';
export { pasteProblemText, readingProblemText } from './sensor-paste-panel/problemText.ts';
export { readingsToText, readReadings } from './sensor-paste-panel/readingTexts.ts';
