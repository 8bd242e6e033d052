/** The types for scripts of CommonJS. */
export type {
  BookedDetail,
  EmbedPrefill,
  ErrorDetail,
  UdongoBookingElement,
} from './element.d.ts' with { 'resolution-mode': 'import' };
