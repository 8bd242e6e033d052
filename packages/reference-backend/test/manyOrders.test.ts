import { test } from 'vitest';
import { checkMoneyOrders } from './checkMoneyOrders.ts';
import { useBackend } from './testBackend.ts';

const backend = useBackend();

// The other thousand is in a file of its own, so that both cores play.
test(
  '1,000 random orders of what changes the money of a booking leave one state',
  () => checkMoneyOrders(backend, 1000),
  1_200_000,
);
