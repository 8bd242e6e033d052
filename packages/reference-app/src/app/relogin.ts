import type { Session, SessionUser } from '@udongo/sdk';
import { createStore } from '../lib/createStore.ts';

/** Somebody whose login has ended in mid-work, and what waits for them. */
export interface Relogin {
  /**
   * Asks a person to log in again; by default who is logged in. True once they have, false when they give up or somebody
   * else logs in.
   */
  ask: (person?: SessionUser) => Promise<boolean>;
  giveUp: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Who is asked; null while nobody is. */
  getSnapshot: () => SessionUser | null;
}

/**
 * Holds calls that met an ended login until the same person has logged in again, in this tab or in another. Calls of one
 * moment share one question.
 */
export function createRelogin(session: Session, onOtherPerson: (user: SessionUser) => void): Relogin {
  const { get, set: show, subscribe } = createStore<SessionUser | null>(null);
  let answer: Promise<boolean> | undefined;
  let settle: (again: boolean) => void = () => undefined;

  const ask = (user = session.get()?.user) => {
    if (!user) return Promise.resolve(false);
    answer ??= new Promise<boolean>((resolve) => {
      const stop = session.subscribe(() => {
        const now = session.get()?.user;
        if (now && now.id !== user.id) onOtherPerson(now);
        settle(now?.id === user.id);
      });
      settle = (again) => {
        stop();
        answer = undefined;
        show(null);
        resolve(again);
      };
      show(user);
    });
    return answer;
  };

  return {
    ask,
    giveUp: () => settle(false),
    subscribe,
    getSnapshot: get,
  };
}
