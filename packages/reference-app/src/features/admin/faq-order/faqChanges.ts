import { createStore } from '../../../lib/createStore.ts';

/** How often the list of questions changed one: the card of their order asks for them again. */
export const faqChanges = createStore(0);

/** The same call, which tells of the change that it made. */
export function tellFaqChange<Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) {
  return async (...args: Args): Promise<Answer> => {
    const answer = await call(...args);
    faqChanges.set(faqChanges.get() + 1);
    return answer;
  };
}
