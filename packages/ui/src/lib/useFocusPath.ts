import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { inDocumentOrder } from './inDocumentOrder.ts';
import { scrollTo } from './plainDom.ts';

const focusable = ':is(input, select, textarea, button, a):not(:disabled, [type=hidden])';

/**
 * Moves the focus to the control of the first of these ids **in the order of the document**, and centres it.
 * It waits only until the next render, for example of a card that opens: later, it would take the focus from
 * where a person types.
 */
export function useFocusPath(root: RefObject<Node | null>): (ids: readonly string[]) => void {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const control = findFirst(root.current, wanted);
    if (!control) return;
    control.focus({ preventScroll: true });
    scrollTo(control.closest('.udongo-field') ?? control, { block: 'center' });
  }, [root, wanted]);
  return useCallback((ids) => setWanted([...ids]), []);
}

function findFirst(root: Node | null, ids: readonly string[]): HTMLElement | undefined {
  const scope = root?.getRootNode();
  if (!(scope instanceof Document || scope instanceof ShadowRoot)) return undefined;
  const controls = ids.map((id) => findControl(scope, id));
  return inDocumentOrder(controls, (control) => control)[0] ?? undefined;
}

/**
 * The element with this id, or the control within it (the selected one of radio cards, otherwise the first).
 */
function findControl(scope: Document | ShadowRoot, id: string): HTMLElement | null {
  const element = scope.getElementById(id);
  if (!element || element.matches(`${focusable}, [tabindex]`)) return element;
  return element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>(focusable);
}
