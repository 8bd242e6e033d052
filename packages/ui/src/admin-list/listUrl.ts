import { createStore } from '../lib/createStore.ts';

/** The query part of an address, in which a list stores its state. The host connects its router. */
export interface ListUrl {
  /** The query part now, with or without its '?'. */
  read(): string;
  /** The query part on a server and while a browser hydrates its page. Default: `read`. */
  readOnServer?(): string;
  /** Goes to another query part; `replace` adds no step to the history. */
  write(search: string, options: { replace: boolean }): void;
  /** Calls the listener after every change, also of other code; returns a function that stops this. */
  subscribe(listener: () => void): () => void;
}

/** An address in memory: for lists without one, and for tests. */
export function createMemoryUrl(initial = ''): ListUrl & { back(): void; forward(): void } {
  const steps = [initial];
  const at = createStore(0);
  const go = (step: number) => {
    if (steps[at.get() + step] !== undefined) at.set(at.get() + step);
  };
  return {
    read: () => steps[at.get()] ?? '',
    write: (search, { replace }) => {
      steps.splice(replace ? at.get() : at.get() + 1, steps.length, search);
      at.set(steps.length - 1);
    },
    subscribe: at.subscribe,
    back: () => go(-1),
    forward: () => go(1),
  };
}

/**
 * The address of the browser itself, for pages without a router. Create one for all lists of a page, also in a
 * module that a server loads: there a list begins without filters, and the browser goes to its address.
 */
export function createBrowserUrl(): ListUrl {
  const written = createStore('');
  return {
    read: () => (typeof window === 'undefined' ? '' : window.location.search),
    readOnServer: () => '',
    write: (search, { replace }) => {
      const address = `${window.location.pathname}${search}${window.location.hash}`;
      if (replace) window.history.replaceState(window.history.state, '', address);
      else window.history.pushState(null, '', address);
      written.set(search);
    },
    subscribe: (listener) => {
      const stop = written.subscribe(listener);
      window.addEventListener('popstate', listener);
      return () => {
        stop();
        window.removeEventListener('popstate', listener);
      };
    },
  };
}
