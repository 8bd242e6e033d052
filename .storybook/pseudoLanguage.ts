import { componentLiterals } from 'virtual:component-literals';
import type { MessageOverrides } from '@udongo/ui';
import { flushSync } from 'react-dom';
import { waitFor } from 'storybook/test';
import { en } from '../packages/ui/src/messages/en.ts';
import { findHardCoded } from '../packages/ui/test/findHardCoded.ts';
import { distort } from './distort.ts';

/** The English catalogue as a language that nobody speaks: every text is recognised by its brackets and still legible. */
export const pseudo = distort(en) as MessageOverrides;

let spoken: 'pseudo' | 'sw' | null = null;
const listeners = new Set<() => void>();

/** Stores, for `useSyncExternalStore`, a language that overrides the toolbar's for a moment; null: the toolbar's. */
export const spokenStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => spoken,
};

function speak(language: typeof spoken): void {
  flushSync(() => {
    spoken = language;
    for (const listener of listeners) listener();
  });
}

/** Runs a check while the story, in the state that it has reached, speaks Kiswahili. */
export async function inKiswahili(check: () => Promise<void>): Promise<void> {
  speak('sw');
  try {
    await check();
  } finally {
    speak(null);
  }
}

/** Fails if a text on the page, as the story has left it, is written in a component's code. */
export async function expectNoHardCodedText(root: Element): Promise<void> {
  const widgets = listWidgets(root);
  speak('pseudo');
  await switchTo('sw', widgets);
  const found = findHardCoded(root, componentLiterals);
  speak(null);
  await switchTo('en', widgets);
  if (found.length > 0) throw new Error(`Not from the message catalogue:\n${found.join('\n')}`);
}

/** The built widgets that speak English; the tests' files have the pseudo-language in the place of Kiswahili. */
function listWidgets(root: Element): HTMLElement[] {
  return [...root.querySelectorAll('iframe')].flatMap(({ contentDocument }) => [
    ...(contentDocument?.querySelectorAll<HTMLElement>('udongo-booking:not([locale="sw"])') ?? []),
  ]);
}

/** Changes the widgets' language. A loaded form has to fetch the other texts first; a placeholder has them already. */
async function switchTo(locale: 'en' | 'sw', widgets: readonly HTMLElement[]): Promise<void> {
  for (const widget of widgets) {
    widget.setAttribute('locale', locale);
    const form = widget.shadowRoot?.querySelector<HTMLElement>('[part="embed"]');
    await waitFor(
      () => {
        if (form && form.lang !== locale) throw new Error(`The widget does not speak '${locale}'.`);
      },
      { interval: 10 },
    );
  }
}
