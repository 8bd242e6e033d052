import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import { createRandom, type Random } from './createRandom.ts';

/** Time, chance and the list of what happened. Nothing waits for the real clock. */
export interface World {
  random: Random;
  /** Notes a step, with its time. */
  note: (step: string) => void;
  trace: readonly string[];
  /** Does work of the server, one after the other; time waits for it. */
  atServer: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Lets this much time pass, with all that falls due. */
  pass: (ms: number) => Promise<void>;
  /** Lets time pass until the promise settles; gives undefined where it is rejected or takes over five minutes. */
  wait: <Result>(promise: Promise<Result>) => Promise<Result | undefined>;
}

/** A browser's StorageEvent, which Node does not have. */
class KeyEvent extends Event {
  readonly key: string;
  constructor(type: string, { key }: { key: string }) {
    super(type);
    this.key = key;
  }
}

/** Begins a virtual time, also of the database; `vi.useRealTimers` and `vi.unstubAllGlobals` end it. */
export function createWorld(seed: number, start: Date): World {
  const random = createRandom(seed);
  // Of its own, so that one more secret in the product does not change what happens.
  const secrets = createRandom(seed + 1_000_000);
  vi.useFakeTimers({
    now: start,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const { setTimeout: later } = globalThis;
  // PGlite looks each 10 seconds for timeouts of statements, of which there are none: 9,000 times in a virtual day.
  const isOfPglite = (ms: unknown) => ms === 10_000 && new Error().stack?.includes('/pglite/');
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number) => (isOfPglite(ms) ? 0 : later(work, ms)));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('StorageEvent', KeyEvent);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.spyOn(Math, 'random').mockImplementation(secrets.next);
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = new Uint8Array(array?.buffer as ArrayBuffer, array?.byteOffset, array?.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = secrets.below(256);
    return array;
  });
  vi.spyOn(globalThis.crypto, 'randomUUID').mockImplementation(() => {
    const hex = Array.from({ length: 32 }, () => secrets.below(16).toString(16)).join('');
    const variant = secrets.one(['8', '9', 'a', 'b']);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  });

  const trace: string[] = [];
  let work: Promise<unknown> = Promise.resolve();
  /** Everything that needs no time is done: the server's work, and what browsers make of its answers. */
  const settle = async () => {
    for (let before: unknown; before !== work; ) {
      before = work;
      await work;
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    }
  };
  const run = async (isOver: () => boolean) => {
    await settle();
    while (!isOver()) {
      vi.advanceTimersToNextTimer();
      await settle();
    }
  };
  const pass = async (ms: number) => {
    let isOver = false;
    setTimeout(() => {
      isOver = true;
    }, ms);
    await run(() => isOver);
  };
  return {
    random,
    trace,
    note: (step) => void trace.push(`${new Date().toISOString()} ${step}`),
    atServer: (task) => {
      const done = work.then(task);
      work = done.catch(() => undefined);
      return done;
    },
    pass,
    wait: async (promise) => {
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      const longest = setTimeout(end, 300_000);
      const result = promise.catch(() => undefined);
      void result.finally(end);
      await run(() => isOver);
      clearTimeout(longest);
      return Promise.race([result, Promise.resolve(undefined)]);
    },
  };
}
