export * from './admin-list/index.ts';
export * from './booking-form/index.ts';
export * from './booking-queue/index.ts';
export * from './crop-form/index.ts';
export * from './farmer-form/index.ts';
export * from './farmer-picker/index.ts';
export { codeOf } from './lib/codeOf.ts';
export type { CropWordsPort } from './lib/cropWords.ts';
export { formatDate } from './lib/formatDate.ts';
export {
  createAgrovetLookup,
  createCountyLookup,
  createCropLookup,
  type NameMissing,
  type RecordLookup,
} from './lib/recordLookups.ts';
export type {
  AgrovetLookupPort,
  CountyLookupPort,
  CropLookupPort,
} from './lib/recordSources.ts';
export type { SlotClassName, SlotProps } from './lib/slots.ts';
export { useCropLabel } from './lib/useCropLabel.ts';
export { useOnline } from './lib/useOnline.ts';
export { type Port, type PortRunner, type PortState, usePort } from './lib/usePort.ts';
export { useServerText } from './lib/useServerText.ts';
export { type SessionPort, useSession } from './lib/useSession.ts';
export { type CropWordsOptions, withCropWords } from './lib/withCropWords.ts';
export * from './login-form/index.ts';
export * from './merge/index.ts';
export * from './messages/index.ts';
export * from './other-crop-name-form/index.ts';
export * from './payment-badge/index.ts';
export * from './payment-panel/index.ts';
export * from './primitives/index.ts';
export * from './provider/index.ts';
export * from './record-form/index.ts';
export * from './sample-results/index.ts';
export * from './sensor-paste-panel/index.ts';
export * from './soil-sample-form/index.ts';
export * from './soil-type-dialog/index.ts';
export * from './status-timeline/index.ts';
