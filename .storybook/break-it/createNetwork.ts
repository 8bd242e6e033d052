import { createStore } from '../../packages/ui/src/lib/createStore.ts';
import { pretendOffline } from '../network.ts';

/** The faults of the line and of the server; each stays until it is taken back, `failsOnce` until it has happened. */
export interface Faults {
  isCut: boolean;
  isLate: boolean;
  /** The next booking is stored, and answered with 500. */
  failsOnce: boolean;
}

const none: Faults = { isCut: false, isLate: false, failsOnce: false };
const lateMs = 2500;
const never = () => new Promise<never>(() => undefined);

/** Creates the line between forms and server. `stored` runs after each write, before its answer is on the way. */
export function createNetwork(fetch: (request: Request) => Promise<Response>, stored: () => Promise<void>) {
  const faults = createStore(none);
  const events = createStore<readonly string[]>([]);
  let goOnline: (() => void) | undefined;
  const note = (event: string) => events.set([...events.get(), event].slice(-6));

  const answer = async (request: Request): Promise<Response> => {
    const isWrite = request.method !== 'GET';
    const noteWrite = (event: string) => isWrite && note(event);
    const lost = (event: string) => {
      noteWrite(event);
      throw new TypeError('Failed to fetch');
    };
    if (faults.get().isCut) return lost('A request was lost before it reached the server.');
    const response = await fetch(request);
    if (isWrite) await stored();
    if (faults.get().isLate) await new Promise((resolve) => setTimeout(resolve, lateMs));
    if (faults.get().isCut) return lost('The server has carried out a request, and its answer was lost.');
    if (isWrite && response.ok && faults.get().failsOnce) {
      faults.set({ ...faults.get(), failsOnce: false });
      noteWrite('The server has stored a booking, and answered 500.');
      return Response.json({ detail: 'A server error occurred.' }, { status: 500 });
    }
    noteWrite(`The server answered ${response.status}.`);
    return response;
  };

  return {
    faults,
    events,
    note,
    set: (change: Partial<Faults>) => {
      const { isCut } = faults.get();
      faults.set({ ...faults.get(), ...change });
      if (isCut === faults.get().isCut) return;
      note(isCut ? 'The line is mended.' : 'The line is cut.');
      if (!isCut) goOnline = pretendOffline();
      else goOnline?.();
    },
    /** Leaves the browser as it was. */
    end: () => faults.get().isCut && goOnline?.(),
    /** Gives the `fetch` of a tab: an answer that comes after the tab is gone reaches nobody. */
    fetchOf: (life: { isOver: boolean; sending: number }) => async (request: Request) => {
      const isCreate = request.method === 'POST' && request.url.includes('/agric/soil-test-bookings');
      if (isCreate) life.sending += 1;
      try {
        return await answer(request);
      } finally {
        if (isCreate) life.sending -= 1;
        if (life.isOver) await never();
      }
    },
  };
}
