import type { Server } from './createServer.ts';
import type { World } from './createWorld.ts';

/** An answer that reached a browser: the server has promised something. */
export interface Acknowledged {
  method: string;
  path: string;
  requestId: string;
  /** Not the first answer, so that nothing was written. */
  isRepeat: boolean;
}

export interface Network {
  /** The `fetch` of a browser at this address. A request that is ended before it has arrived never arrives. */
  from: (
    address: string,
    isOnline?: () => boolean,
  ) => (request: Request, init: RequestInit) => Promise<Response>;
  acknowledged: Acknowledged[];
  heal: () => void;
}

/** The way between browsers and server: slow, and at times cut before or after the server has worked, or down for minutes. */
export function createNetwork(world: World, server: Server): Network {
  const { random, note } = world;
  const acknowledged: Acknowledged[] = [];
  let isHealed = false;
  let downUntil = 0;
  const chance = (share: number) => !isHealed && random.chance(share);
  const cut = () => new TypeError('Failed to fetch');

  const travel = async (request: Request, address: string, signal: AbortSignal): Promise<Response> => {
    const { method } = request;
    const path = new URL(request.url).pathname;
    const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    await later(random.one([20, 80, 400, 3000]));
    if (signal.aborted) {
      note(`${method} ${path}: ended on its way`);
      throw cut();
    }
    if (chance(0.03)) downUntil = Date.now() + random.one([5, 60, 900]) * 1000;
    if (Date.now() < downUntil && !isHealed) return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (chance(0.08)) throw cut();
    if (method !== 'GET' && chance(0.08)) {
      server.armCrash(1 + random.below(6), random.one(['before', 'inside', 'after']));
    }
    const response = await world.atServer(() => server.handle(request, address));
    server.disarm();
    const refusal = response && response.status >= 400 ? (await response.clone().text()).slice(0, 200) : '';
    note(`${method} ${path.replace(/[0-9a-f-]{36}/, 'uuid')}: ${response?.status ?? 'no answer'} ${refusal}`);
    const isLost = chance(0.08);
    await later(random.one([20, 80, 400, 6000]));
    if (!response || isLost) throw cut();
    if (response.ok && method !== 'GET') {
      const requestId = response.headers.get('x-request-id') ?? '';
      acknowledged.push({ method, path, requestId, isRepeat: response.headers.has('idempotency-replayed') });
    }
    return response;
  };

  return {
    acknowledged,
    from:
      (address, isOnline = () => true) =>
      (request, { signal }) =>
        new Promise((resolve, reject) => {
          const ends = signal ?? request.signal;
          ends.addEventListener('abort', () => reject(ends.reason));
          if (!isOnline()) return reject(cut());
          travel(request, address, ends).then(resolve, reject);
        }),
    heal: () => {
      isHealed = true;
    },
  };
}
