import type { Payment } from '@udongo/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../scripts/lib/testRuns.ts';
import { bookingBody } from './bookingBody.ts';
import { createServerDatabase, type ServerDatabase } from './serverDatabase.ts';
import { logIn, type ServerProcess, startProcess } from './serverProcess.ts';

let database: ServerDatabase;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await createServerDatabase();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database.remove();
});

const count = runs(40, 100);
/** Payments that are confirmed before the kill. */
const before = count * 0.3;
const numbers = Array.from({ length: count }, (_, index) => index);

test('a server that is killed while payments are confirmed has paid each exactly once after its restart', async () => {
  server = await startProcess(database.environment);
  const { Authorization } = await logIn(server.url, 'admin');
  const headers = { 'Content-Type': 'application/json', Authorization };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server?.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const references: string[] = await Promise.all(
    numbers.map(async (number) => {
      const booking = await post('/agric/soil-test-bookings/', bookingBody({ soil_test_date: '2099-01-15' }));
      const phone_number = `0727${String(number).padStart(6, '0')}`;
      const started = await post('/utils/initialize-payment/', { booking: booking.body.id, phone_number });
      expect(started.status).toBe(201);
      return started.body.reference;
    }),
  );
  const killed = server;
  let confirmed = 0;
  const approve = (reference: string) =>
    post(`/utils/sandbox-prompts/${reference}/`, { action: 'approve_twice' });
  await Promise.all(
    references.map(async (reference) => {
      try {
        await approve(reference);
        confirmed += 1;
        if (confirmed === before) killed.child.kill('SIGKILL');
      } catch {
        // The kill broke the connection.
      }
    }),
  );
  expect(confirmed).toBeGreaterThanOrEqual(before);
  expect(confirmed).toBeLessThan(count);

  server = await startProcess(database.environment);
  for (const reference of references) {
    // One that was approved before the kill answers 400 here; the question below finds it.
    await approve(reference);
    await post('/utils/check-payment-status/', { reference });
    await post('/utils/check-payment-status/', { reference });
  }
  const read = async (path: string) =>
    (await (await fetch(`${server?.url}${path}`, { headers })).json()).results;
  const payments: Payment[] = await read('/utils/payments?limit=200&provider=sandbox&ordering=-id');
  const states = payments.map(({ status, amount_received, receipt_number }) => [
    status,
    amount_received,
    receipt_number.length,
  ]);
  expect(states).toEqual(numbers.map(() => ['paid', '6500.00', 10]));
  const paid = new Set(payments.map(({ booking }) => booking));
  expect(paid.size).toBe(count);
  const bookings: { id: number; amount_paid: string; amount_overpaid: string }[] = await read(
    '/agric/soil-test-bookings?limit=200&ordering=-id&fields=id,amount_paid,amount_overpaid',
  );
  const own = bookings.filter(({ id }) => paid.has(id));
  expect(own.map(({ amount_paid, amount_overpaid }) => [amount_paid, amount_overpaid])).toEqual(
    numbers.map(() => ['6500.00', '0.00']),
  );
  const receipts: { payment: number }[] = await read(
    '/utils/payment-documents?limit=200&kind=receipt&ordering=-id',
  );
  const ids = new Set(payments.map(({ id }) => id));
  expect(receipts.filter(({ payment }) => ids.has(payment))).toHaveLength(count);
}, 240_000);
