import { type ReactNode, useRef, useState } from 'react';
import { useEvent } from '../lib/useEvent.ts';
import type { MergeField } from './MergeField.ts';

export interface MergeParams {
  /** The values that the form started from, with the `version` of their record. Read once. */
  record: object | undefined;
  /** The fields of the body: their labels, and the names of what is chosen. The fields of a `RecordForm` fit. */
  fields: readonly MergeField[];
  /** Reads the values of a stored record, under the names of the body. Default: the record has them. */
  toValues?: ((record: object) => object) | undefined;
  /** Fields of a body that follow from others, such as a count: they are made anew after merging. Default: none. */
  derive?: ((body: object) => object) | undefined;
}

export interface Merge {
  /**
   * Sends a body with the `version` of its record, if that has one. If somebody else saved in the meantime (412
   * `stale`), merges what both changed and sends it again, at most 3 times; what both changed differently it asks.
   * The body then has the merged values. Rejects as `send` does; when the person goes back, with a text for them.
   */
  save<Body extends object, Saved>(
    body: Body,
    send: (body: Body) => Promise<Saved>,
  ): Promise<{ saved: Saved; isMerged: boolean }>;
  /** The question about conflicts, if there is one. Draw it outside of the form element. */
  dialog: ReactNode;
}

/** Saves a record that two people can change at the same time, so that nobody's change is lost unseen. */
export function useMerge({ record, ...params }: MergeParams): Merge {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const base = useRef(record);
  const save = useEvent(async (body: object, send: (body: object) => Promise<unknown>) => {
    const { current } = base;
    const version = versionOf(current);
    const keep = (saved: unknown, isMerged: boolean) => {
      const version = versionOf(saved);
      if (version) base.current = { ...(params.toValues?.(Object(saved)) ?? Object(saved)), version };
      return { saved, isMerged };
    };
    try {
      return keep(await send(version ? { ...body, version } : body), false);
    } catch (error) {
      if (!version || Object(error).status !== 412) throw error;
      const { saveMerged } = await import('./saveMerged.tsx').catch(() => Promise.reject(error));
      return keep(await saveMerged({ ...params, base: Object(current), body, send, error, setDialog }), true);
    }
  });
  return { save: save as Merge['save'], dialog };
}

function versionOf(record: unknown): unknown {
  return Object(record).version;
}
