import type { BinEntry } from '@udongo/sdk';
import { useMemo, useRef } from 'react';
import { isStaff, mayCall } from '../lib/mayCall.ts';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from './ServicesContext.ts';

/** How long a deletion offers to be undone; afterwards the bin has it. */
const offeredMs = 10_000;

type Deleted = Pick<BinEntry, 'kind' | 'record'>;

export interface UndoDelete {
  /** Whether this person can restore what they delete. */
  hasBin: boolean;
  /** Offers to undo a deletion, and those of the seconds before with it. */
  offerUndo: (deleted: Deleted) => void;
  /** Restores records and says so. A failure is reported. */
  restore: (all: readonly Deleted[]) => Promise<void>;
}

/** Restores deleted records; `onRestored`, always the same function, shows them again. */
export function useUndoDelete(onRestored: () => void): UndoDelete {
  const t = useText();
  const { udongo, toaster, failures, config } = useServices();
  const role = useUser()?.role;
  const offered = useRef<{ toast: string; all: Deleted[] }>(null);
  // Everybody restores what they have deleted.
  const hasBin = !config.withoutScreens.includes('bin') && (!isStaff(role) || mayCall(role, 'bin.restore'));

  return useMemo(() => {
    const restore = async (all: readonly Deleted[]) => {
      try {
        for (const { kind, record } of all) await udongo.bin.restore({ kind, record });
        toaster.show({ tone: 'success', message: t('bin.restored') });
      } catch (error) {
        failures.report(error);
      }
      onRestored();
    };
    const offerUndo = (deleted: Deleted) => {
      const before = offered.current;
      const isOffered = toaster.getSnapshot().some(({ id }) => id === before?.toast);
      const all = [...(before && isOffered ? before.all : []), deleted];
      if (before) toaster.dismiss(before.toast);
      const toast = toaster.show({
        tone: 'info',
        message: t('bin.kept', { count: all.length }),
        action: { label: t('bin.undo'), act: () => void restore(all) },
        durationMs: offeredMs,
      });
      offered.current = { toast, all };
    };
    return { hasBin, offerUndo, restore };
  }, [t, udongo, toaster, failures, hasBin, onRestored]);
}
