import { ApiError, type Session, type UdongoApi } from '@udongo/sdk';
import type { KeptStore } from './keptStore.ts';

/** How long a fresh answer is waited for where this device has one. */
const patienceMs = 8000;

const storedAt = new WeakMap<object, Date>();

/** When the server gave this answer, where it comes from this device because no answer came now. */
export function keptSince(answer: unknown): Date | undefined {
  return storedAt.get(Object(answer));
}

/** What is made of answers is as old as the oldest of those that come from this device. */
export function asOldAs<Made extends object>(made: Made, answers: readonly unknown[]): Made {
  const times = answers.flatMap((answer) => keptSince(answer)?.getTime() ?? []);
  if (times.length > 0) storedAt.set(made, new Date(Math.min(...times)));
  return made;
}

/** Whether no answer came that says anything about the question: no network, or a server that fails. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && !(error.status >= 400 && error.status < 500);
}

interface Keeping {
  session: Session;
  store: KeptStore;
  /** Whether calls wait for a login: their server answers. */
  isAtLogin: () => boolean;
  /** Told of each fresh answer. */
  onAnswer: () => void;
}

/**
 * The same API whose lists and records are kept on this device for the person who is logged in, and come from there where no
 * answer comes, or a late one; `keptSince` tells. Searches are not kept. Walks through whole lists (`iterate`), such as exports, and all
 * other calls are as before.
 */
export function keepAnswers(udongo: UdongoApi, { session, store, isAtLogin, onAnswer }: Keeping): UdongoApi {
  const personNow = () => session.get()?.user.id;

  const kept =
    <Args extends unknown[], Answer extends object>(
      name: string,
      read: (...args: Args) => Promise<Answer>,
    ): ((...args: Args) => Promise<Answer>) =>
    async (...args) => {
      const person = personNow();
      if (person === undefined || isSearch(args)) return read(...args);
      const question = toQuestion(name, args);
      const find = async () => {
        const found = await store.read(person, question);
        if (!found || personNow() !== person) return undefined;
        storedAt.set(found.answer, found.storedAt);
        // Only `keep` wrote it, from an answer to the same question.
        return found.answer as Answer;
      };
      const fresh = async () => {
        try {
          const answer = await read(...args);
          void keep(person, question, answer);
          onAnswer();
          return answer;
        } catch (error) {
          if (isRefusal(error)) void store.remove(person, question);
          const found = isUnanswered(error) ? await find() : undefined;
          if (found) return found;
          throw error;
        }
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<Answer>((resolve) => {
        timer = setTimeout(async () => {
          const found = isAtLogin() ? undefined : await find();
          if (found) resolve(found);
        }, patienceMs);
      });
      return Promise.race([fresh().finally(() => clearTimeout(timer)), late]);
    };

  const keep = async (person: number, question: string, answer: object) => {
    await store.write(person, question, answer);
    // Whoever logged out in the meantime leaves nothing behind.
    if (personNow() !== person) await store.keepOnly(personNow());
  };

  const keepGroup = <Group extends Readable>(name: string, group: Group): Group => ({
    ...group,
    list: kept(`${name}.list`, group.list),
    get: kept(`${name}.get`, group.get),
  });

  return {
    ...udongo,
    bookings: {
      ...keepGroup('bookings', udongo.bookings),
      getResults: kept('bookings.getResults', udongo.bookings.getResults),
    },
    samples: keepGroup('samples', udongo.samples),
    farmers: keepGroup('farmers', udongo.farmers),
    agents: keepGroup('agents', udongo.agents),
    crops: keepGroup('crops', udongo.crops),
    otherCropNames: keepGroup('otherCropNames', udongo.otherCropNames),
    counties: keepGroup('counties', udongo.counties),
    devices: keepGroup('devices', udongo.devices),
    discounts: keepGroup('discounts', udongo.discounts),
    profiles: keepGroup('profiles', udongo.profiles),
    payments: keepGroup('payments', udongo.payments),
    reports: keepGroup('reports', udongo.reports),
    notifications: keepGroup('notifications', udongo.notifications),
    statistics: {
      ...udongo.statistics,
      getBookings: kept('statistics.getBookings', udongo.statistics.getBookings),
    },
    stats: {
      ...udongo.stats,
      getAttention: kept('stats.getAttention', udongo.stats.getAttention),
      getUser: kept('stats.getUser', udongo.stats.getUser),
    },
  };
}

interface Readable {
  list: (...args: never[]) => Promise<object>;
  get: (...args: never[]) => Promise<object>;
}

/** What is asked, without the signal of who asks. */
function toQuestion(name: string, args: readonly unknown[]): string {
  return JSON.stringify([name, args], (key, value) => (key === 'signal' ? undefined : value));
}

function isSearch(args: readonly unknown[]): boolean {
  return args.some((arg) => Boolean(Object(arg).search));
}

/** The record is gone, or not for this person, or not any more: results that are no longer verified answer 409. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 409].includes(error.status);
}
