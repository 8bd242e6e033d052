/** How the ports in a story's args answer. */
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
 * The same args behind this network: what a function answers with a promise is delayed or refused, at any depth. Functions that
 * answer at once, and everything else, stay as they are.
 */
export function throughNetwork<Value>(value: Value, network: Network): Value {
  return network === 'normal' ? value : (wrap(value, answers[network]) as Value);
}

function wrap(value: unknown, answer: Answer): unknown {
  if (typeof value === 'function') {
    return (...args: unknown[]) => {
      const result: unknown = value(...args);
      if (!(result instanceof Promise)) return result;
      // A refusal that stands in for it leaves nobody to hear its own.
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

/** What the browser says of itself; returns what takes it back. */
export function pretendOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}
