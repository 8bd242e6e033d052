/** Where a list keeps its state: the query part of an address. The host plugs its router. */
export interface ListUrl {
  /** The query part now, with or without its '?'. */
  read(): string;
  /** Goes to another query part; `replace` leaves no step to go back to. */
  write(search: string, options: { replace: boolean }): void;
  /** Tells of every change, whoever made it; gives the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** An address in memory: for lists that have none, and for tests. */
export function createMemoryUrl(initial = ''): ListUrl & { back(): void; forward(): void } {
  const steps = [initial];
  let at = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const go = (step: number) => {
    if (steps[at + step] === undefined) return;
    at += step;
    tell();
  };
  return {
    read: () => steps[at] ?? '',
    write: (search, { replace }) => {
      steps.splice(replace ? at : at + 1, steps.length, search);
      at = steps.length - 1;
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    back: () => go(-1),
    forward: () => go(1),
  };
}

/** The address of the browser itself, for pages without a router. Make one for all lists of a page. */
export function createBrowserUrl(): ListUrl {
  const listeners = new Set<() => void>();
  return {
    read: () => window.location.search,
    write: (search, { replace }) => {
      const address = `${window.location.pathname}${search}${window.location.hash}`;
      if (replace) window.history.replaceState(window.history.state, '', address);
      else window.history.pushState(null, '', address);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
  };
}
