import type { CallOptions } from '../lib/usePort.ts';

/** A field as the question about conflicts shows it. */
export interface MergeField {
  /** The dotted name in the body; fields of a list's items without their position: `samples.sample_notes`. */
  name: string;
  label: string;
  /** The choices of the field, or a function of other values, of which nothing is shown. */
  options?: readonly { value: unknown; label: string }[] | ((...args: never) => unknown) | undefined;
  /** Names chosen records. */
  loadSelected?(ids: readonly never[], options: CallOptions): Promise<readonly { label: string }[]>;
}
