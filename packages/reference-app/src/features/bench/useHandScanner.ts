import { useLayoutEffect, useRef } from 'react';
import { readSampleCode } from './readSampleCode.ts';

/** Milliseconds between two keys on average; people need more than twice as long. */
const meanGapMs = 60;
/** Milliseconds after which keys no longer belong together. A busy page can hold one key back. */
const maxGapMs = 250;
const maxKeys = 300;

interface Key {
  key: string;
  at: number;
  /** The text control that the key went to, and its text before. */
  control: HTMLInputElement | HTMLTextAreaElement | null;
  before: string;
}

/**
 * Detects a hand scanner wherever the focus is. A scanner types like a keyboard, only faster: keys that end with a sample code (or its
 * address) and Enter, on average at most 60 ms apart and never 250 ms, are a scan. Removes the characters that the scan typed into a
 * text control, and stops that Enter. A slower scan, or a typed code, counts if it is the
 * whole text of the control. Keys as fast that are no code and go into no control, such as the code of another label, are unknown.
 */
export function useHandScanner(onScan: (code: string) => void, onUnknown: (text: string) => void): void {
  const scan = useRef({ onScan, onUnknown });
  useLayoutEffect(() => {
    scan.current = { onScan, onUnknown };
  }, [onScan, onUnknown]);
  // Keys that come before the listener are lost, and the rest can be the code of another sample.
  useLayoutEffect(() => {
    let keys: Key[] = [];
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp } = event;
      const last = keys.at(-1);
      if (last && timeStamp - last.at > maxGapMs) keys = [];
      // Shift comes between the letters of a code.
      if (key === 'Shift') return;
      if (key === 'Enter') {
        // A key that was held back is missing among the keys, and the rest can be another code: D-1026-2 of UD-1026-2.
        const found = readWholeText(event.target) ?? findScan(keys);
        const unknown = found ? null : findUnknown(keys);
        keys = [];
        if (!found && !unknown) return;
        event.preventDefault();
        event.stopPropagation();
        if (!found) return scan.current.onUnknown(unknown ?? '');
        const { control, before } = found;
        if (control) setText(control, before);
        scan.current.onScan(found.code);
      } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        keys = [...keys.slice(-maxKeys), toKey(event)];
      } else keys = [];
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

interface Scan extends Pick<Key, 'control' | 'before'> {
  code: string;
}

function findScan(keys: readonly Key[]): Scan | null {
  const text = keys.map(({ key }) => key).join('');
  const [written = ''] = /https?:\S+$|[a-z]+-\d+-\d+$/i.exec(text) ?? [];
  const code = readSampleCode(written);
  const first = keys[keys.length - written.length];
  const last = keys.at(-1);
  if (!code || !first || !last) return null;
  return isFast(first, last, written.length) ? { code, ...first } : null;
}

/** The text of a fast scan that no control has got. */
function findUnknown(keys: readonly Key[]): string | null {
  const [first] = keys;
  const last = keys.at(-1);
  if (!first || !last || keys.length < 3 || keys.some(({ control }) => control)) return null;
  return isFast(first, last, keys.length) ? keys.map(({ key }) => key).join('') : null;
}

function isFast(first: Key, last: Key, count: number): boolean {
  return (last.at - first.at) / (count - 1) <= meanGapMs;
}

function readWholeText(target: EventTarget | null): Scan | null {
  const control = toTextControl(target);
  const code = control && readSampleCode(control.value);
  return code ? { code, control, before: '' } : null;
}

function toKey({ key, timeStamp, target }: KeyboardEvent): Key {
  const control = toTextControl(target);
  return { key, at: timeStamp, control, before: control?.value ?? '' };
}

function toTextControl(target: EventTarget | null): Key['control'] {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
}

/** Sets a control as a person would: React hears of it. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
