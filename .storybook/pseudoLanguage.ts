import { componentLiterals } from 'virtual:component-literals';
import type { MessageOverrides } from '@udongo/ui';
import { flushSync } from 'react-dom';
import { en } from '../packages/ui/src/messages/en.ts';
import { findHardCoded } from '../packages/ui/test/findHardCoded.ts';

const letters: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    c: 'ç',
    d: 'ð',
    e: 'é',
    i: 'í',
    l: 'ł',
    n: 'ñ',
    o: 'ó',
    s: 'š',
    t: 'ŧ',
    u: 'ú',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'Á',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    I: 'Í',
    L: 'Ł',
    N: 'Ñ',
    O: 'Ó',
    S: 'Š',
    T: 'Ŧ',
    U: 'Ú',
    Y: 'Ý',
    Z: 'Ž',
  },
};

/** The English catalogue as a language that nobody speaks: every text is recognised by its brackets and still legible. */
export const pseudo = distort(en) as MessageOverrides;

/** Texts that change in place, brackets around each; the places of values stay. */
function distort(part: unknown): unknown {
  if (typeof part === 'string') {
    return `⟦${part.replace(/\{\w+\}|[a-z]/gi, (found) => letters[found] ?? found)}⟧`;
  }
  return Object.fromEntries(Object.entries(part as object).map(([key, each]) => [key, distort(each)]));
}

let spoken = false;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether a story speaks the pseudo-language for a moment, whatever the toolbar says. */
export const pseudoStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => spoken,
};

function speakPseudo(now: boolean): void {
  flushSync(() => {
    spoken = now;
    for (const listener of listeners) listener();
  });
}

/** Fails when what is on the page, in the state that the story has reached, says something that stands in a component's code. */
export function expectNoHardCodedText(root: Element): void {
  speakPseudo(true);
  const found = findHardCoded(root, componentLiterals);
  speakPseudo(false);
  if (found.length > 0) throw new Error(`Not from the message catalogue:\n${found.join('\n')}`);
}
