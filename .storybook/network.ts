/** The network behind the ports in a story's args. */
export type Network = 'normal' | 'slow' | 'offline' | 'failing';

type Answer = (answer: Promise<unknown>) => Promise<unknown>;

const answers: Readonly<Record<Exclude<Network, 'normal'>, Answer>> = {
  slow: async (answer) => {
    await new Promise((done) => setTimeout(done, 2000));
    return await answer;
  },
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  failing: () => Promise.reject(new Error('Server error occurred. Please try again later.')),
};

/**
 * Puts the args behind this network: an answer that a function promises is delayed or refused, at any depth. Functions that
 * answer at once, and all other values, stay as they are.
 */
export function throughNetwork<Value>(value: Value, network: Network): Value {
  return network === 'normal' ? value : (wrap(value, answers[network]) as Value);
}

function wrap(value: unknown, answer: Answer): unknown {
  if (typeof value === 'function') {
    return (...args: unknown[]) => {
      const result: unknown = value(...args);
      if (!(result instanceof Promise)) return result;
      // If the network refuses, nobody awaits this promise: its own rejection must not count as unhandled.
      result.catch(() => undefined);
      return answer(result);
    };
  }
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wrap(each, answer)]));
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** Makes the browser say that it is offline; returns a function that undoes this. */
export function pretendOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}
