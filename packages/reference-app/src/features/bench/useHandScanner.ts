import { useEffect, useRef } from 'react';
import { readSampleCode } from './readSampleCode.ts';

/** Milliseconds between two keys of a hand scanner; people need more than twice as long. */
const maxGapMs = 50;

interface Burst {
  text: string;
  lastAt: number;
  /** The text control that the keys went to, and what it held before. */
  control: HTMLInputElement | HTMLTextAreaElement | null;
  before: string;
}

/**
 * Hears a hand scanner wherever the focus is. A scanner types like a keyboard, only faster: keys that follow each other within
 * 50 ms, that are a sample code (or the address of one) and end with Enter, are a scan. What they wrote into a text control
 * is taken out again, and that Enter does nothing else. Slower scanners work in the code field, as typing does.
 */
export function useHandScanner(onScan: (code: string) => void): void {
  const scan = useRef(onScan);
  useEffect(() => {
    scan.current = onScan;
  }, [onScan]);
  useEffect(() => {
    let burst: Burst | null = null;
    const listen = (event: KeyboardEvent) => {
      const isClose = burst !== null && event.timeStamp - burst.lastAt <= maxGapMs;
      if (event.key === 'Enter') {
        const code = burst && isClose ? readSampleCode(burst.text) : null;
        if (burst && code) {
          event.preventDefault();
          event.stopPropagation();
          if (burst.control) setText(burst.control, burst.before);
          scan.current(code);
        }
        burst = null;
        return;
      }
      // Shift comes between the letters of a code.
      if (event.key === 'Shift') return;
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) {
        burst = null;
        return;
      }
      if (!burst || !isClose) burst = startBurst(event);
      burst.text += event.key;
      burst.lastAt = event.timeStamp;
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

function startBurst({ target, timeStamp }: KeyboardEvent): Burst {
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return {
    text: '',
    lastAt: timeStamp,
    control: isText ? target : null,
    before: isText ? target.value : '',
  };
}

/** Sets a control as a person would: React hears of it. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
