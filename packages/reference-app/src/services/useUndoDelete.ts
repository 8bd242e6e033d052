import type { BinEntry } from '@udongo/sdk';
import { useLocale } from '@udongo/ui';
import { useMemo, useRef } from 'react';
import { isStaff, mayCall } from '../lib/mayCall.ts';
import { tellUndone } from '../lib/undone.ts';
import { offerUndo as offer } from './offerUndo.ts';
import { useServices, useUser } from './ServicesContext.ts';
import { translateUndo } from './undoTexts.ts';

type Deleted = Pick<BinEntry, 'kind' | 'record'>;

export interface UndoDelete {
  /** Whether this person can restore what they delete. */
  hasBin: boolean;
  /** Offers to undo a deletion, and those of the seconds before with it; `onRestored` is called once they are undone. */
  offerUndo: (deleted: Deleted, onRestored?: () => void) => void;
  /** Restores a record and says so. A failure is reported. */
  restore: (deleted: Deleted) => Promise<void>;
}

/** Restores deleted records; pages then ask for their records again. */
export function useUndoDelete(): UndoDelete {
  const services = useServices();
  const role = useUser()?.role;
  const t = translateUndo(useLocale());
  const offered = useRef<{ toast: string; all: Deleted[] }>(null);
  const { udongo, toaster, failures, config } = services;
  // Everybody restores what they have deleted.
  const hasBin = !config.withoutScreens.includes('bin') && (!isStaff(role) || mayCall(role, 'bin.restore'));

  return useMemo(() => {
    const restored = { tone: 'success', message: t('undo.restored') } as const;
    const restoreOne = ({ kind, record }: Deleted) => udongo.bin.restore({ kind, record });
    const restore = async (deleted: Deleted) => {
      try {
        await restoreOne(deleted);
        toaster.show(restored);
      } catch (error) {
        failures.report(error);
      }
      tellUndone();
    };
    const offerUndo: UndoDelete['offerUndo'] = (deleted, onRestored) => {
      const before = offered.current;
      const isOffered = toaster.getSnapshot().some(({ id }) => id === before?.toast);
      const all = [...(before && isOffered ? before.all : []), deleted];
      if (before) toaster.dismiss(before.toast);
      const kept = { tone: 'info', message: t('undo.kept', { count: all.length }) } as const;
      const toast = offer(services, kept, async () => {
        // Asked again where no answer came, it goes on with the next one.
        for (const next of [...all]) {
          await restoreOne(next);
          all.shift();
        }
        onRestored?.();
        return restored;
      });
      offered.current = { toast, all };
    };
    return { hasBin, offerUndo, restore };
  }, [t, services, udongo, toaster, failures, hasBin]);
}
