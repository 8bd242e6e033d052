import type { NewToast } from '@udongo/sdk';
import { tellUndone } from '../lib/undone.ts';
import type { Services } from './createServices.ts';
import { isUnanswered } from './networkFirst.ts';
import { translateUndo } from './undoTexts.ts';

/** How long a toast offers to undo. */
const offeredMs = 10_000;

export type UndoServices = Pick<Services, 'toaster' | 'failures' | 'choices' | 'session'>;

/**
 * Shows a toast with the button *Undo*, and gives its id. `undo` puts everything back and gives the toast that says so. Where no answer
 * comes, the button is offered again; another failure is reported. Pages then ask for their records again.
 */
export function offerUndo(services: UndoServices, toast: NewToast, undo: () => Promise<NewToast>): string {
  const { toaster, failures, choices, session } = services;
  const t = translateUndo(choices.locale.get());
  const personOf = () => session.get()?.user.id;
  const person = personOf();
  const act = async () => {
    // The next person on this device undoes nothing of the one before.
    if (personOf() !== person) return;
    try {
      toaster.show(await undo());
    } catch (error) {
      if (!isUnanswered(error)) failures.report(error);
      else offerUndo(services, { ...toast, tone: 'error', message: t('undo.unanswered') }, undo);
    }
    tellUndone();
  };
  return toaster.show({
    ...toast,
    action: { label: t('undo.undo'), act: () => void act() },
    durationMs: offeredMs,
  });
}
