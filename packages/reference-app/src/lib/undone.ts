import { createStore } from './createStore.ts';

/** How often something was undone on this page: lists and pages that show records ask for them again. */
export const undone = createStore(0);

export function tellUndone(): void {
  undone.set(undone.get() + 1);
}
