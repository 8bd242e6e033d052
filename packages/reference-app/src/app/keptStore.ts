/** An answer that this device kept, and when the server gave it. */
interface Kept {
  answer: object;
  storedAt: Date;
}

/** Answers on this device, each person's apart. Storage that fails keeps nothing; no method rejects. */
export interface KeptStore {
  read: (person: number, question: string) => Promise<Kept | undefined>;
  write: (person: number, question: string, answer: object) => Promise<void>;
  remove: (person: number, question: string) => Promise<void>;
  /** Deletes every other person's answers; without a person, everybody's. */
  keepOnly: (person: number | undefined) => Promise<void>;
}

const prefix = 'udongo-kept-';
/** A person's answers, the oldest of which goes for a new one. */
const most = 60;
const mostBytes = 200_000;
const timeHeader = 'X-Stored-At';

/** Keeps answers in the browser's cache storage, which has more room than `localStorage`: drafts must never lack it. */
export function createKeptStore(caches: CacheStorage): KeptStore {
  return {
    read: (person, question) =>
      orNothing(async () => {
        // In contrast to `open` it makes no store for a person who has logged out meanwhile.
        const found = await caches.match(toAddress(question), { cacheName: toName(person) });
        const storedAt = new Date(found?.headers.get(timeHeader) ?? '');
        return found && { answer: await found.json(), storedAt };
      }),
    write: (person, question, answer) =>
      orNothing(async () => {
        const body = new TextEncoder().encode(JSON.stringify(answer));
        if (body.length > mostBytes) return;
        const cache = await caches.open(toName(person));
        await cache.put(
          toAddress(question),
          new Response(body, { headers: { [timeHeader]: new Date().toISOString() } }),
        );
        // The keys are in the order in which they were put.
        const keys = await cache.keys();
        await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)));
      }),
    remove: (person, question) =>
      orNothing(async () => {
        if (!(await caches.has(toName(person)))) return;
        await (await caches.open(toName(person))).delete(toAddress(question));
      }),
    keepOnly: (person) =>
      orNothing(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
        const own = person === undefined ? [] : [toName(person), importCacheName(person)];
        const others = names.filter((name) => !own.includes(name));
        await Promise.all(others.map((name) => caches.delete(name)));
      }),
  };
}

/** Where a person's import is kept until it is done. */
export function importCacheName(person: number): string {
  return `${toName(person)}-import`;
}

function toName(person: number): string {
  return `${prefix}${person}`;
}

/** A cache keeps answers by address; no server has this one. */
function toAddress(question: string): string {
  return `/kept?${encodeURIComponent(question)}`;
}

async function orNothing<Outcome>(step: () => Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await step();
  } catch {
    return undefined;
  }
}
