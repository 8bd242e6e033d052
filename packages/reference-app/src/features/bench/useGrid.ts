import type { SoilTestSample } from '@udongo/sdk';
import type { SensorReading } from '@udongo/ui';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createOwnDrafts } from '../../lib/ownDrafts.ts';
import { measurementsOf } from '../../services/measurementsOf.ts';
import { useServices } from '../../services/ServicesContext.ts';
import {
  type BenchEntry,
  emptyEntry,
  type KeptEntry,
  keepEntry,
  loadEntry,
  toRequest,
} from './benchReadings.ts';
import { type JudgedRow, judgeRow } from './gridReadings.ts';
import type { CellValue } from './layBlock.ts';
import { useBenchList } from './useBenchList.ts';
import { useProbe } from './useProbe.ts';

/** A row of the grid: its readings as they are judged, and how far they have come. */
export interface GridRow extends JudgedRow {
  status: JudgedRow['state'] | 'waiting' | 'saving' | 'saved' | 'refused';
  /** Why the server refused it; '' for nothing. */
  message: string;
  /** Whether nothing can be typed: it is on its way, or saved. */
  isLocked: boolean;
}

/** The samples to measure with what a person types for them. Each key is kept on the device, where the form of one sample finds it, too. */
export function useGrid(userId: number) {
  const measurements = measurementsOf(useServices(), { id: userId });
  const { waiting, refused, done, isSending } = useSyncExternalStore(
    measurements.subscribe,
    measurements.get,
  );
  const [drafts] = useState(() => createOwnDrafts<KeptEntry>('bench', userId));
  const [samples, setSamples] = useState<readonly SoilTestSample[]>([]);
  const [entries, setEntries] = useState<Readonly<Record<number, BenchEntry>>>({});
  const list = useBenchList({ isReceived: true, limit: 100 });
  const probe = useProbe();

  const { past, undone } = useRef<History>({ past: [], undone: [] }).current;

  // A saved sample leaves the list, and its row stays where the person typed.
  const added = list.samples.filter(({ id }) => samples.every((sample) => sample.id !== id));
  const present = samples.map((sample) => {
    const isSaved = done.includes(sample.id);
    return (isSaved ? undefined : list.samples.find(({ id }) => id === sample.id)) ?? sample;
  });
  if (added.length > 0 || present.some((sample, index) => sample !== samples[index])) {
    setSamples([...present, ...added]);
    const kept = added.map((sample) => [sample.id, loadEntry(drafts, sample) ?? emptyEntry] as const);
    setEntries({ ...entries, ...Object.fromEntries(kept) });
  }

  useEffect(() => {
    // Forget the rows of an earlier visit: a sample whose measurement is repeated begins empty.
    for (const id of measurements.get().done) measurements.remove(id);
    void measurements.send();
  }, [measurements]);
  /** Opens the rows of saved samples that were sent back since, or came with new soil: they begin empty. */
  const openAgain = useEffectEvent((listed: readonly SoilTestSample[]) => {
    const again = listed.filter((sample) => {
      const before = samples.find(({ id }) => id === sample.id);
      return before && done.includes(sample.id) && isAskedSince(sample, before);
    });
    if (again.length === 0) return;
    const kept = again.map((sample) => [sample.id, loadEntry(drafts, sample) ?? emptyEntry] as const);
    setEntries({ ...entries, ...Object.fromEntries(kept) });
    for (const { id } of again) measurements.remove(id);
  });
  useEffect(() => openAgain(list.samples), [list.samples]);
  const { reload } = list;
  const savedCount = done.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the samples that were saved, and `reload` is new on each render.
  useEffect(() => {
    if (savedCount > 0 && !isSending) reload();
  }, [savedCount, isSending]);

  const sending = isSending ? waiting[0]?.base.id : undefined;
  const rows = samples.map((sample): GridRow => {
    const row = judgeRow(sample, entries[sample.id] ?? emptyEntry);
    const isOf = ({ base }: { base: SoilTestSample }) => base.id === sample.id;
    const message = refused.find(isOf)?.message ?? '';
    const sent = sending === sample.id ? 'saving' : waiting.some(isOf) ? 'waiting' : undefined;
    const told = refused.some(isOf) ? 'refused' : done.includes(sample.id) ? 'saved' : row.state;
    const status = sent ?? told;
    return { ...row, status, message, isLocked: status === 'saving' || status === 'saved' };
  });
  const ready = rows.filter(
    ({ state, status }) => state === 'ready' && (status === 'ready' || status === 'refused'),
  );

  /** Takes typed values; a row that waits for the network is taken back. Gives the number of values for locked rows. */
  const set = (values: readonly CellValue[]): number => {
    const next = { ...entries };
    let leftOut = 0;
    for (const { row, reading, text } of values) {
      const { sample, isLocked, status } = rows[row] ?? {};
      if (!sample || isLocked) {
        leftOut += 1;
        continue;
      }
      if (status === 'waiting' || status === 'refused') measurements.remove(sample.id);
      next[sample.id] = withReading(next[sample.id] ?? emptyEntry, reading, text);
      keepEntry(drafts, sample, next[sample.id] ?? emptyEntry);
    }
    setEntries(next);
    return leftOut;
  };
  /** The present values of these cells. */
  const presentOf = (values: readonly CellValue[]): CellValue[] =>
    values.flatMap(({ row, reading }) => {
      const { texts, isLocked } = rows[row] ?? {};
      return !texts || isLocked ? [] : [{ row, reading, text: texts[reading] }];
    });
  /** Takes the last step of one list back, and keeps it in the other. Gives its first cell. */
  const step = (from: CellValue[][], to: CellValue[][]): CellValue | undefined => {
    const values = from.pop();
    if (!values) return undefined;
    to.push(presentOf(values));
    set(values);
    return values[0];
  };

  return {
    list,
    probe,
    rows,
    isSending,
    waitingCount: waiting.length,
    savedCount,
    /** Refused readings of samples that are no longer in the list. */
    strays: refused.filter(({ base }) => samples.every(({ id }) => id !== base.id)),
    putAside: (sample: number) => measurements.remove(sample),
    /** Takes typed values as one step; the keys of one cell are one. Gives the number of values for locked rows. */
    type: (values: readonly CellValue[]): number => {
      const before = presentOf(values);
      if (before.length > 0 && !(values.length === 1 && isSameCell(past.at(-1), before))) past.push(before);
      undone.length = 0;
      return set(values);
    },
    /** Takes the last step back, and gives its first cell. */
    undo: () => step(past, undone),
    redo: () => step(undone, past),
    /** Number of rows that are whole and not sent. */
    readyCount: ready.length,
    /** Sends these rows. */
    save: () => {
      void measurements.press(
        ready.map(({ sample, ...typed }) => ({
          base: sample,
          body: {
            ...toRequest(sample, typed, emptyEntry, probe.used),
            ...(sample.version && { version: sample.version }),
          },
        })),
      );
    },
  };
}

/** Whether a sample is to be measured for another reason than before: a repeat, or new soil. */
function isAskedSince(sample: SoilTestSample, before: SoilTestSample): boolean {
  const reasons = ['repeat_asked_on', 'received_on'] as const;
  return reasons.some((reason) => (sample[reason] ?? '') > (before[reason] ?? ''));
}

interface History {
  /** Values before each step, the last one at the end. */
  past: CellValue[][];
  undone: CellValue[][];
}

function isSameCell(step: readonly CellValue[] | undefined, [cell]: readonly CellValue[]): boolean {
  const [last] = step ?? [];
  return step?.length === 1 && last?.row === cell?.row && last?.reading === cell?.reading;
}

function withReading(entry: BenchEntry, reading: SensorReading, text: string): BenchEntry {
  return { ...entry, typed: { ...entry.typed, [reading]: text } };
}
