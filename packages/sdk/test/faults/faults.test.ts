import { expect, inject, test } from 'vitest';
import {
  ApiError,
  type BookingRequest,
  createSession,
  createUdongo,
  describeError,
  isAbortError,
  memoryStorage,
  type UdongoOptions,
} from '../../src/index.ts';
import type { FaultName, SeenRequest } from './faultServer.ts';
import { briefMs, type FaultRow, faultTable, type Outcome } from './faultTable.ts';

const isBrowser = typeof document !== 'undefined';
const { url, closedUrl } = inject('faultServer');

const booking: BookingRequest = {
  soil_test_date: '2099-01-15',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  samples: [],
};

const paths: Record<FaultRow['call'], string> = {
  list: '/counties',
  create: '/agric/soil-test-bookings/',
  delete: '/agric/soil-test-bookings/7/',
  PDF: '/reports/7',
};

test.each(faultTable)('$fault: $call gives $outcome', async (row) => {
  const { outcome, requests } = (isBrowser && row.inBrowser) || row;
  const run = start(row.fault, { timeoutMs: outcome === 'TimeoutError' ? briefMs : 5000 });
  const startMs = performance.now();
  const { name, error } = await settle(run.call(row.call));
  expect(name).toBe(outcome);
  expect(performance.now() - startMs).toBeLessThan(5000);
  // On a busy machine the time may be up before the server has read the request.
  const sent = outcome === 'TimeoutError' ? run.attempts() : (await run.seen()).length;
  expect(sent).toBe(requests);
  expect(run.reported).toEqual(error ? [error] : []);
  if (!error) return;
  expect(error.status).toBeLessThan(outcome === 'NetworkError' || outcome === 'TimeoutError' ? 1 : 600);
  expect(error.path).toBe(paths[row.call]);
  expect(describeError(error)?.message).toBe(error.message);
  expect(error.message).not.toMatch(/[<>]|undefined|\[object/);
});

test.each<[FaultName, number]>([
  ['a 429 that asks for a second', 1000],
  ['a 429 that names a date', 5000],
])('%s says how long to wait', async (fault, mostMs) => {
  const { error } = await settle(start(fault).call('create'));
  expect(error?.retryAfterMs).toBeGreaterThan(mostMs - 2500);
  expect(error?.retryAfterMs).toBeLessThanOrEqual(mostMs);
});

test('a repeat waits as long as it was asked to', async () => {
  const startMs = performance.now();
  await start('a 429 for a second').call('list');
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(990);
});

test.each<FaultName>(['never answered', 'never ended', 'a byte now and then, for ever'])(
  '%s: the caller aborts before and while it waits',
  async (fault) => {
    const before = start(fault);
    await expectAborted(before.call('list', AbortSignal.abort()));
    expect(await before.seen()).toEqual([]);

    const during = start(fault);
    const controller = new AbortController();
    const call = during.call('list', controller.signal);
    await during.arrived();
    controller.abort();
    await expectAborted(call);
    expect(during.reported).toEqual([]);
  },
);

test('an abort after the answer changes nothing', async () => {
  const controller = new AbortController();
  const answer = await start('a page').call('list', controller.signal);
  controller.abort();
  expect(answer).toMatchObject({ count: 1 });
});

test('a token goes nowhere but to the own server', async () => {
  const session = createSession({ storage: memoryStorage() });
  const user = { id: 8, username: 'farmer', email: '', full_name: 'W', is_superuser: false, is_agent: false };
  session.set({
    token: 'secret-token',
    user: {
      ...user,
      is_farmer: true,
      farmer: 1,
      agent: null,
      profile: { phone_number: '', address: '', county: null },
    },
  });
  const run = start('a redirect elsewhere', { session });
  await run.call('list');
  const [first, second] = await run.seen();
  expect(first?.headers.authorization).toBe('Bearer secret-token');
  expect(second?.url).toMatch(/elsewhere$/);
  expect(second?.headers.authorization).toBeUndefined();
});

interface Run {
  call(call: FaultRow['call'], signal?: AbortSignal): Promise<unknown>;
  /** The requests that reached the server so far. */
  seen(): Promise<SeenRequest[]>;
  /** Resolves when the first request has reached the server. */
  arrived(): Promise<void>;
  /** The number of attempts of the client. */
  attempts(): number;
  reported: ApiError[];
}

/** Creates a client whose calls meet one fault, counted separately from all others. */
function start(fault: FaultRow['fault'], options: Partial<UdongoOptions> = {}): Run {
  const id = crypto.randomUUID();
  const reported: ApiError[] = [];
  let attempts = 0;
  const udongo = createUdongo({
    baseUrl: fault === 'nobody listens' ? closedUrl : `${url}/${encodeURIComponent(fault)}/${id}`,
    backoffMs: 1,
    onError: (error) => reported.push(error),
    fetch: (request, init) => {
      attempts += 1;
      return fetch(request, init);
    },
    ...options,
  });
  const seen = async (): Promise<SeenRequest[]> => (await fetch(`${url}/seen/${id}`)).json();
  return {
    reported,
    seen,
    attempts: () => attempts,
    call: (call, signal) =>
      ({
        list: () => udongo.counties.list({}, { signal }),
        create: () => udongo.bookings.create(booking, { signal }),
        PDF: () => udongo.getPdf('/reports/7'),
        delete: () => udongo.bookings.delete(7, { signal }),
      })[call](),
    arrived: () => expect.poll(seen).not.toEqual([]),
  };
}

async function settle(call: Promise<unknown>): Promise<{ name: string; error?: ApiError }> {
  try {
    await call;
    return { name: 'an answer' satisfies Outcome };
  } catch (error) {
    if (!(error instanceof ApiError)) throw new Error('The call gave no ApiError', { cause: error });
    return { name: error.name, error };
  }
}

async function expectAborted(call: Promise<unknown>): Promise<void> {
  const error: unknown = await call.catch((caught: unknown) => caught);
  expect(isAbortError(error)).toBe(true);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(describeError(error)).toBeNull();
}
