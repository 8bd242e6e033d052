import { longestDelayMs } from '../longestDelayMs.ts';

/** The meaning of a notification, shown by its colour. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** A button of a notification, such as 'Undo'. Its press dismisses the notification. */
export interface ToastAction {
  label: string;
  act: () => void;
}

/** A notification on show. `durationMs` is the whole time it is shown for. */
export interface Toast {
  id: string;
  tone: ToastTone;
  title?: string;
  message: string;
  action?: ToastAction;
  durationMs: number;
}

/**
 * A notification to show; without `durationMs` the toaster's default applies. `Infinity` keeps it until it is
 * dismissed.
 */
export type NewToast = Omit<Toast, 'id' | 'durationMs'> & { durationMs?: number };

/** The port for notifications: anything that shows them, such as a toaster's `show`. */
export type Notify = (toast: NewToast) => void;

/** A store of the notifications on show, oldest first, which any view can follow. */
export interface Toaster {
  /** Shows a notification and returns its id. When there are too many, the oldest is dropped. */
  show(toast: NewToast): string;
  /** Removes a notification; does nothing if it is already gone. */
  dismiss(id: string): void;
  /** Calls the listener after every change; returns a function that stops this. */
  subscribe(listener: () => void): () => void;
  /** The notifications on show, oldest first; the same array until something changes. */
  getSnapshot(): readonly Toast[];
  /** Stops the timers of all notifications, such as while one is hovered or focused. */
  pause(): void;
  /** Continues the timers: each notification keeps its remaining time. */
  resume(): void;
}

/** Options of `createToaster`. */
export interface ToasterOptions {
  /** How many are shown at once; 5 by default. */
  limit?: number;
  /** How long a notification without `durationMs` is shown, in milliseconds; 3000 by default. */
  durationMs?: number;
}

/** Creates a store of notifications. It needs no framework and no DOM. Source: specification section 9. */
export function createToaster(options: ToasterOptions = {}): Toaster {
  const { limit = 5, durationMs: usualDurationMs = 3000 } = options;
  const listeners = new Set<() => void>();
  const clocks = new Map<string, Clock>();
  let toasts: readonly Toast[] = [];
  let isPaused = false;
  let lastId = 0;

  const publish = (next: readonly Toast[]) => {
    for (const [id, clock] of clocks) {
      if (next.some((toast) => toast.id === id)) continue;
      clock.stop();
      clocks.delete(id);
    }
    toasts = next;
    for (const listener of [...listeners]) listener();
  };
  const dismiss = (id: string) => {
    const rest = toasts.filter((toast) => toast.id !== id);
    if (rest.length < toasts.length) publish(rest);
  };

  return {
    show({ durationMs = usualDurationMs, ...toast }) {
      lastId += 1;
      const id = `toast-${lastId}`;
      const clock = createClock(durationMs, () => dismiss(id));
      clocks.set(id, clock);
      if (!isPaused) clock.run();
      const all = [...toasts, { ...toast, id, durationMs }];
      publish(all.slice(Math.max(0, all.length - limit)));
      return id;
    },
    dismiss,
    subscribe(listener) {
      // A new function each time: the same listener can subscribe twice and unsubscribe once.
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    getSnapshot: () => toasts,
    pause() {
      isPaused = true;
      for (const clock of clocks.values()) clock.stop();
    },
    resume() {
      isPaused = false;
      for (const clock of clocks.values()) clock.run();
    },
  };
}

interface Clock {
  run(): void;
  stop(): void;
}

function createClock(durationMs: number, onEnd: () => void): Clock {
  let remainingMs = durationMs;
  let running: { sinceMs: number; timer: ReturnType<typeof setTimeout> } | undefined;
  return {
    run() {
      if (running || remainingMs > longestDelayMs) return;
      running = { sinceMs: performance.now(), timer: setTimeout(onEnd, remainingMs) };
    },
    stop() {
      if (!running) return;
      clearTimeout(running.timer);
      remainingMs -= performance.now() - running.sinceMs;
      running = undefined;
    },
  };
}
