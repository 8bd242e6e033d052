import { type ReactNode, useRef, useState } from 'react';
import type { Merge } from '../lib/Merge.ts';
import type { MergeField } from './MergeField.ts';

export interface MergeParams {
  /** The values that the form started from, with the `version` of their record. Read once. */
  record?: object | undefined;
  /** The fields of the body: their labels, and the names of what is chosen. The fields of a `RecordForm` fit. */
  fields: readonly MergeField[];
  /** Reads the values of a stored record under the names of the body, and its `version`. Default: the record has them. */
  toValues?: ((record: object) => object) | undefined;
  /** Fields of a body that follow from others, such as a count, made again after merging. Default: none. */
  derive?: ((body: object) => object) | undefined;
}

/** Saves a record that two people can change at the same time, so that nobody's change is lost unseen. */
export function useMerge(params: MergeParams): Merge {
  const [dialog, setDialog] = useState<ReactNode>();
  const base = useRef(params.record);
  const save = async (body: object, send: (body: object) => Promise<unknown>) => {
    const { version } = Object(base.current);
    const saved = await send(version ? { ...body, version } : body).catch(async (error: unknown) => {
      if (!version || Object(error).status !== 412) throw error;
      const { saveMerged } = await import('./saveMerged.tsx');
      return saveMerged({ ...params, base: Object(base.current), body, send, error, setDialog });
    });
    const record = Object(saved);
    if (record.version) startFrom(record);
    return saved;
  };
  const startFrom = (record: object) => {
    base.current = params.toValues?.(record) ?? record;
  };
  // The types of body and answer go through it.
  return { save: save as Merge['save'], startFrom, dialog };
}
