import { useState } from 'react';
import { useEvent } from '../../lib/useEvent.ts';
import { type BookingForm, emptySample, type SampleValues, useFieldArray } from '../values/index.ts';
import { isFinished } from './isFinished.ts';

/** One sample's card. */
export interface SampleRow {
  /** Names the row while it lives, whatever its place. */
  key: string;
  collapsed: boolean;
}

/** The sample that was removed last, to bring it back. */
export interface RemovedSample {
  index: number;
  values: SampleValues;
}

export interface SampleRows {
  rows: readonly SampleRow[];
  removed: RemovedSample | null;
  /** Appends an empty sample; the finished ones are folded. */
  add: () => void;
  /** Inserts a copy below; it is a new sample, without the id. */
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  /** Brings the removed sample back to its place, id included. */
  undoRemove: () => void;
  /** Forgets the removed sample. */
  dismissRemoved: () => void;
  toggle: (index: number) => void;
  /** Opens the cards at these places. */
  expand: (indexes: readonly number[]) => void;
}

/** Up to so many samples of a stored booking are shown open. */
const openSamples = 5;

/**
 * The repeatable samples of a booking. `focus` is asked to go to a control's path, or to 'undo', after a change.
 * `keyName` is not the default 'id', which would overwrite the ids of stored samples.
 */
export function useSampleRows(form: BookingForm, focus: (target: string) => void): SampleRows {
  const array = useFieldArray({ control: form.control, name: 'samples', keyName: 'key' });
  const { fields } = array;
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(
    () => new Set(fields.length > openSamples ? fields.slice(1).map(nameOf) : []),
  );
  const [removed, setRemoved] = useState<RemovedSample | null>(null);
  const valuesAt = (index: number) => structuredClone(form.getValues(`samples.${index}`));
  const namesAt = (indexes: readonly number[]) => indexes.flatMap((index) => fields[index] ?? []).map(nameOf);
  const insertAt = (index: number, values: SampleValues) => {
    array.insert(index, values, { shouldFocus: false });
    setRemoved(null);
    focus(`samples.${index}.sample_location`);
  };

  return {
    rows: fields.map((field) => ({ key: field.key, collapsed: collapsed.has(nameOf(field)) })),
    removed,
    add: useEvent(() => {
      const finished = fields.filter((_, index) => isFinished(valuesAt(index)));
      setCollapsed((before) => new Set([...before, ...finished.map(nameOf)]));
      insertAt(fields.length, emptySample());
    }),
    duplicate: useEvent((index) => {
      const { id: _, ...copy } = valuesAt(index);
      insertAt(index + 1, copy);
    }),
    remove: useEvent((index) => {
      setRemoved({ index, values: valuesAt(index) });
      array.remove(index);
      focus('undo');
    }),
    undoRemove: useEvent(() => removed && insertAt(removed.index, removed.values)),
    dismissRemoved: useEvent(() => setRemoved(null)),
    toggle: useEvent((index) => {
      for (const name of namesAt([index])) {
        setCollapsed((before) => (before.has(name) ? without(before, [name]) : new Set([...before, name])));
      }
    }),
    expand: useEvent((indexes) => setCollapsed((before) => without(before, namesAt(indexes)))),
  };
}

/** A stored sample keeps its name when the form is filled anew after an update, a new one is named by its row. */
function nameOf({ id, key }: { id?: number | undefined; key: string }): string {
  return id === undefined ? key : `id:${id}`;
}

/** The same set when nothing leaves it, so that nothing renders. */
function without(names: ReadonlySet<string>, leaving: readonly string[]): ReadonlySet<string> {
  return leaving.some((name) => names.has(name))
    ? new Set([...names].filter((name) => !leaving.includes(name)))
    : names;
}
