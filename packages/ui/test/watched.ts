import { en } from '../src/messages/en.ts';

const keys = new Set(
  Object.entries(en).flatMap(([group, texts]) => Object.keys(texts).map((name) => `${group}.${name}`)),
);

/** The names of the hooks that were called, and of their `getProps` functions: 'useBookingForm.getFieldProps'. */
export const calledHooks = new Set<string>();

/** The same function; throws when its result has a key of the catalogue in it, which no person could read. */
export function watched<Hook extends (...given: never[]) => unknown>(name: string, hook: Hook): Hook {
  const call = (...given: never[]) => {
    calledHooks.add(name);
    return watchGetters(name, hook(...given));
  };
  return call as Hook;
}

/** Refuses keys in a result, and in that of its `getProps` functions. */
function watchGetters<Result>(name: string, result: Result): Result {
  refuseKeys(name, result, new Set());
  if (!isPlain(result)) return result;
  const getters = Object.entries(result).flatMap(([key, value]) =>
    /^get[A-Z]/.test(key) && typeof value === 'function'
      ? [[key, watched(`${name}.${key}`, value as (...given: never[]) => unknown)]]
      : [],
  );
  // Others can depend on its identity.
  return getters.length === 0 ? result : { ...result, ...Object.fromEntries(getters) };
}

function refuseKeys(path: string, value: unknown, seen: Set<unknown>): void {
  if (typeof value === 'string' && keys.has(value)) throw new Error(`${path} is the key ${value}`);
  if (seen.has(value) || !(Array.isArray(value) || isPlain(value))) return;
  seen.add(value);
  for (const [key, inner] of Object.entries(value)) refuseKeys(`${path}.${key}`, inner, seen);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
