export {
  type Catalogue,
  createCatalogueTranslator,
  type KeyOf,
  type LanguageTag,
  type Locale,
  type MessageGroups,
  type MessageKey,
  type MessageOverrides,
  type Messages,
  type Translate,
  type TranslateOf,
  type TranslationOf,
} from './createCatalogueTranslator.ts';
export { createTranslator } from './createTranslator.ts';
export { bookingStatus as bookingStatusMessages } from './en/bookingStatus.ts';
export { common as commonMessages } from './en/common.ts';
export { failure as failureMessages } from './en/failure.ts';
export { farmingType as farmingTypeMessages } from './en/farmingType.ts';
export { lookup as lookupMessages } from './en/lookup.ts';
export { paymentPanel as paymentPanelMessages } from './en/paymentPanel.ts';
export { sensorPaste as sensorPasteMessages } from './en/sensorPaste.ts';
export { sensorReading as sensorReadingMessages } from './en/sensorReading.ts';
export { soilType as soilTypeMessages } from './en/soilType.ts';
export { testType as testTypeMessages } from './en/testType.ts';
