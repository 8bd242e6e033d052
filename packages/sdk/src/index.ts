export type { CallOptions } from './client/CallOptions.ts';
export type * from './contractTypes.ts';
export type * from './generated/operations.ts';
