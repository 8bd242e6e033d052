import type { RefObject } from 'react';
import { useEscape } from '../../lib/useEscape.ts';

const foreignModal = ':is(dialog, [role=dialog], [role=alertdialog]):not(.udongo-dialog)';

/** A dialog inside the modal of another library hears Escape before that one does. The widget, which is in its shadow root, has a shim. */
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
