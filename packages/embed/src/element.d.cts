/** The types for scripts of CommonJS. */
export type { UdongoBookingElement } from './element.d.ts' with { 'resolution-mode': 'import' };
