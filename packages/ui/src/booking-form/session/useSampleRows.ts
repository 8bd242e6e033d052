import { useState } from 'react';
import { useEvent } from '../../lib/useEvent.ts';
import { type BookingForm, emptySample, type SampleValues, useFieldArray } from '../values/index.ts';

/** One sample's card. */
export interface SampleRow {
  /** Identifies the row, also when its index changes. */
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
  /** Appends an empty sample, and folds the finished ones. */
  add: () => void;
  /** Inserts a copy below, as a new sample without an id. */
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  /** Puts the removed sample back in its place, with its id. */
  undoRemove: () => void;
  /** Forgets the removed sample. */
  dismissRemoved: () => void;
  toggle: (index: number) => void;
  /** Opens the cards at these indexes. */
  expand: (indexes: readonly number[]) => void;
}

/** The number of samples up to which those of a stored booking are shown open. */
const openSamples = 5;

/**
 * Gives the repeatable samples of a booking, and the actions on them. After a change calls `focus` with a control's path, or 'undo' and 'add'.
 * Samples of which `isFinished` is true are folded when another is added.
 * `keyName` is not the default 'id', which would overwrite the ids of stored samples.
 */
export function useSampleRows(
  form: BookingForm,
  focus: (...targets: string[]) => void,
  isFinished: (sample: SampleValues) => boolean = () => false,
): SampleRows {
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
      // A page can draw no button that undoes.
      focus('undo', 'add');
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

/** Names a row: a stored sample by its id, which stays when the form is filled again after an update; a new one by its key. */
function nameOf({ id, key }: { id?: number | undefined; key: string }): string {
  return id === undefined ? key : `id:${id}`;
}

/** Removes names from the set. Gives the same set if none is in it, so that nothing renders. */
function without(names: ReadonlySet<string>, leaving: readonly string[]): ReadonlySet<string> {
  return leaving.some((name) => names.has(name))
    ? new Set([...names].filter((name) => !leaving.includes(name)))
    : names;
}
