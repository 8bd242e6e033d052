export type { Merge } from '../lib/Merge.ts';
export type { MergeField } from './MergeField.ts';
export { type MergeParams, useMerge } from './useMerge.ts';
