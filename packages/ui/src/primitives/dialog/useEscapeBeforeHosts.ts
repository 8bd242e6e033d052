import type { RefObject } from 'react';
import { useEscape } from '../../lib/useEscape.ts';

const foreignModal = ':is(dialog, [role=dialog], [role=alertdialog]):not(.udongo-dialog)';

/**
 * Makes a dialog inside the modal of another library handle Escape first. The widget, whose dialogs are in
 * its shadow root, has a shim.
 */
export function useEscapeBeforeHosts(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEscape(true, ({ target }) => {
    const element = dialog.current;
    const isTaken =
      element?.parentElement?.closest(foreignModal) &&
      (element.matches(':focus-within') || target === document.body);
    if (isTaken) close();
    return Boolean(isTaken);
  });
}
