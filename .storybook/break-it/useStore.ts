import { useSyncExternalStore } from 'react';
import type { Store } from '../../packages/ui/src/lib/createStore.ts';

/** Gives the value of a store, and renders again with each change. */
export function useStore<Value>({ get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get);
}
