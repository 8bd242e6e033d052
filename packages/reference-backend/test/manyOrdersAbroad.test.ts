import { afterAll, beforeAll, test, vi } from 'vitest';
import { checkMoneyOrders } from './checkMoneyOrders.ts';
import { useBackend } from './testBackend.ts';

const backend = useBackend();

/** Days are Nairobi's, wherever the server is. */
beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'));
afterAll(() => void vi.unstubAllEnvs());

test(
  '1,000 random orders of what changes the money of a booking leave one state on a server in New York',
  () => checkMoneyOrders(backend, 1000),
  1_200_000,
);
