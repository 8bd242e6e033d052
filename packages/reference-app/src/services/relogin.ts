import { ApiError, type Session, type SessionUser, type UdongoApi } from '@udongo/sdk';
import { createStore } from '../lib/createStore.ts';
import { mapMethods } from './mapMethods.ts';

/** The question to a person whose login has ended in mid-work, and the calls that wait for its answer. */
export interface Relogin {
  /**
   * Asks a person to log in again; by default the one who is logged in. True once they have, false when they give up or somebody
   * else logs in.
   */
  ask: (person?: SessionUser) => Promise<boolean>;
  giveUp: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The person who is asked to log in again; null for nobody. */
  getSnapshot: () => SessionUser | null;
}

/**
 * Makes calls whose login has ended wait until the same person has logged in again, in this tab or in another. Calls that fail at the
 * same time share one question.
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

/**
 * The same API. If another person logs in instead of the one who began to write a record, the call rejects with an `AbortError`:
 * the first one's page is gone, and a second message would contradict what the other was told.
 */
export function abortOnOtherPerson(udongo: UdongoApi, session: Session): UdongoApi {
  const readPerson = () => session.get()?.user.id;
  return mapMethods(udongo, (operation, call) => {
    if (!/[.](create|update|patch|delete)$/.test(operation)) return call;
    return async (...args) => {
      const person = readPerson();
      try {
        return await call(...args);
      } catch (error) {
        const isOther = person !== undefined && ![person, undefined].includes(readPerson());
        if (!isOther || !(error instanceof ApiError && error.status === 401)) throw error;
        throw new DOMException('Another person has logged in.', 'AbortError');
      }
    };
  });
}
