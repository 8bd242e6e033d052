import type { ToastStore } from '../src/index.ts';

type Toast = ReturnType<ToastStore['getSnapshot']>[number];

/** A store whose toasts stay until they are dismissed: the SDK owns the clock. `log` records the calls of the store. */
export function createToastStore() {
  const listeners = new Set<() => void>();
  const log: string[] = [];
  let toasts: readonly Toast[] = [];
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const store: ToastStore = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
    dismiss: (id) => {
      log.push('dismiss');
      set(toasts.filter((toast) => toast.id !== id));
    },
    pause: () => log.push('pause'),
    resume: () => log.push('resume'),
  };
  let lastId = 0;
  const show = (toast: Omit<Toast, 'id'>) => {
    lastId += 1;
    set([...toasts, { id: lastId, ...toast }]);
  };
  return { store, show, log };
}
