import { type Ref, type RefCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { mergeRefs } from './mergeRefs.ts';

const never = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Restores a choice that a person or the browser made in a server-rendered control before the script ran: it
 * is read once and entered again, so that `onChange` is called. `rendered` is the initial value. Returns the
 * control's ref.
 */
export function useChosenBefore<Element extends Control>(
  ref: Ref<Element> | undefined,
  rendered: unknown,
): RefCallback<Element> {
  const [isTakenOver] = useState(useSyncExternalStore(never, inBrowser, onServer));
  const read = useRef<{ element: Control; chosen: string | boolean } | 'done'>(undefined);
  useEffect(() => {
    const before = read.current;
    read.current = 'done';
    // Wait until the form's own listeners are active.
    if (before && before !== 'done') queueMicrotask(() => chooseAgain(before));
  }, []);
  return mergeRefs((element: Element | null) => {
    if (!element || !isTakenOver || read.current) return;
    const chosen = readChoice(element);
    if (String(chosen) !== String(rendered ?? startOf(element))) read.current = { element, chosen };
  }, ref);
}

function isTick(element: Control): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
}

function readChoice(element: Control): string | boolean {
  return isTick(element) ? element.checked : element.value;
}

/** The initial value of a control without a value of its own. */
function startOf(element: Control): string | boolean {
  if (isTick(element)) return false;
  return element instanceof HTMLSelectElement ? (element.options[0]?.value ?? '') : '';
}

/** Bypasses React's own setter, which would hide the change from React. */
function chooseAgain({ element, chosen }: { element: Control; chosen: string | boolean }) {
  if (!element.isConnected) return;
  if (isTick(element)) {
    // A deselected radio needs no event: the selected one has it.
    if (element.type === 'radio' && !chosen) return;
    element.checked = !chosen;
    element.click();
    return;
  }
  const start = readChoice(element) === chosen ? startOf(element) : element.value;
  element.value = String(start);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, chosen);
  const type = element instanceof HTMLSelectElement ? 'change' : 'input';
  element.dispatchEvent(new Event(type, { bubbles: true }));
}
