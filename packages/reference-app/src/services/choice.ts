import { cookieStorage } from '@udongo/sdk';
import { createStore } from '../lib/createStore.ts';

/** Something a person chooses for this device, kept in a cookie for a year. */
export interface Choice<Value extends string> {
  get: () => Value;
  choose: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export interface ChoiceOptions<Value extends string> {
  cookieName: string;
  /** The values to choose from; the first is the default. */
  values: readonly [Value, ...Value[]];
  /** Makes the page follow the choice. */
  apply: (value: Value) => void;
}

const yearSeconds = 365 * 24 * 60 * 60;

/** Makes a choice that views can follow. A cookie with anything but one of the values counts as none. */
export function createChoice<Value extends string>(options: ChoiceOptions<Value>): Choice<Value> {
  const { cookieName, values, apply } = options;
  const cookies = cookieStorage();
  const kept = cookies.read(cookieName);
  const { get, set, subscribe } = createStore(values.find((value) => value === kept) ?? values[0]);
  return {
    get,
    choose: (value) => {
      cookies.write(cookieName, value, yearSeconds);
      apply(value);
      set(value);
    },
    subscribe,
  };
}
