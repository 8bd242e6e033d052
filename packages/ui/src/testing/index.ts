export { choose } from './choose.ts';
export { type BookingEntries, fillBooking, type SampleEntries } from './fillBooking.ts';
export type { Entry } from './fillControl.ts';
export {
  type CropEntries,
  type FarmerEntries,
  fillCrop,
  fillFarmer,
  fillLogin,
  fillSoilSample,
  type LoginEntries,
  type SoilSampleEntries,
} from './fillForms.ts';
export { fillRecord } from './fillRecord.ts';
export { pasteReadings } from './pasteReadings.ts';
export { pressRow } from './pressRow.ts';
export type { FillOptions, Screen, User } from './Screen.ts';
