export type { MergeField } from './MergeField.ts';
export { type Merge, type MergeParams, useMerge } from './useMerge.ts';
