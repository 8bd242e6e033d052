import { expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { useBackend } from '../../../../test/testBackend.ts';
import { defaultOptions } from '../../../Dependencies.ts';

const minuteMs = 60_000;
const backend = useBackend({
  limits: {
    ...defaultOptions.limits,
    bootsByAddress: { times: 3, windowMs: minuteMs },
    partnerBookingsByAddress: { times: 2, windowMs: minuteMs },
  },
});
const mavuno = 'pk_5b0c7f1e9d6a4b0e';

const boot = async (key: string, address: string) =>
  (await backend.call('GET', `/embed/boot?key=${key}`, { address })).status;
const bootTimes = async (count: number, key: string, address: string) => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push(await boot(key, address));
  return statuses;
};
const book = async (address: string, partner_key?: string, as: 'anonymous' | 'farmer' = 'anonymous') =>
  (
    await backend.call('POST', '/agric/soil-test-bookings/', {
      as,
      address,
      body: bookingBody(partner_key === undefined ? {} : { partner_key }),
    })
  ).status;

test('one address asks for one key’s form so often, others and other keys go on', async () => {
  expect(await bootTimes(4, mavuno, '192.0.2.10')).toEqual([200, 200, 200, 429]);
  expect(await boot(mavuno, '192.0.2.11')).toBe(200);
  expect(await boot('', '192.0.2.10')).toBe(200);
});

test('whoever guesses keys is counted over all that they guess', async () => {
  const statuses: number[] = [];
  for (const guess of ['pk_1', 'pk_2', 'pk_3', 'pk_4']) statuses.push(await boot(guess, '192.0.2.12'));
  expect(statuses).toEqual([400, 400, 400, 429]);
});

test('the window ends, and the answer says when', async () => {
  await bootTimes(3, mavuno, '192.0.2.13');
  const { status, headers } = await backend.call('GET', `/embed/boot?key=${mavuno}`, {
    address: '192.0.2.13',
    headers: { Origin: 'https://mavuno.example' },
  });
  expect([status, headers.get('retry-after'), headers.get('access-control-allow-origin')]).toEqual([
    429,
    '60',
    '*',
  ]);
  const { now } = backend.clock;
  try {
    backend.clock.now = new Date(now.getTime() + minuteMs);
    expect(await boot(mavuno, '192.0.2.13')).toBe(200);
  } finally {
    backend.clock.now = now;
  }
});

test('one address books so often with one key; without it, with a login and elsewhere it still may', async () => {
  const address = '192.0.2.14';
  const together = await Promise.all(Array.from({ length: 5 }, () => book(address, mavuno)));
  expect(together.sort()).toEqual([201, 201, 429, 429, 429]);
  expect(await book(address)).toBe(201);
  expect(await book(address, mavuno, 'farmer')).toBe(201);
  expect(await book('192.0.2.15', mavuno)).toBe(201);
});

test('many visitors who come at once, as others’ windows end, all get their form', async () => {
  const { now } = backend.clock;
  const visitors = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`);
  const bootAll = async () => new Set(await Promise.all(visitors.map((address) => boot(mavuno, address))));
  try {
    for (const windows of [0, 1, 2, 3]) {
      backend.clock.now = new Date(now.getTime() + windows * minuteMs);
      expect(await bootAll()).toEqual(new Set([200]));
    }
  } finally {
    backend.clock.now = now;
  }
});
