import { expect, test } from 'vitest';
import { payer } from '../../../../test/payments.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';

const backend = useBackend();
const { book, start, play } = payer(backend);
const get = (path: string) => backend.call('GET', path, { as: 'administrator' });
const post = (path: string, body: object, as: Who = 'administrator') =>
  backend.call('POST', path, { as, body });

let phones = 0;
/** Gives the payment of a new booking. */
async function pay(changes = {}) {
  const booking = await book(changes);
  phones += 1;
  const phone_number = `0724${String(phones).padStart(6, '0')}`;
  const reference: string = (await start({ booking: booking.id, phone_number }, 'farmer')).body.reference;
  await play(reference, 'approve');
  return { reference };
}

test('what was taken back from one agent is not subtracted from the money of another', async () => {
  const collect = async (as: Who) =>
    (await post('/agric/collect-commission/', { phone_number: '0711 000 001' }, as)).body.commissions.map(
      ({ id }: { id: number }) => id,
    ) as number[];
  const disburse = (commissions: number[]) =>
    post('/agric/disburse-commission/', { commissions, method: 'mpesa', reference: 'RLA9' });
  const first = await pay();
  await pay();
  await disburse(await collect('agent'));
  await play(first.reference, 'refund');
  const others = [await pay(), await pay()];
  const own = await collect('agent');
  // Two more bookings of this agent are refunded after they were asked for: only the debt is left.
  for (const { reference } of others) await play(reference, 'refund');
  await pay({ agent: 2 });
  const ofOther = await collect('otherAgent');
  const debts = (await get('/agric/commissions?agent=1&status=collected')).body.results;
  expect(debts.map(({ amount }: { amount: string }) => amount)).toEqual(['-650.00']);
  expect(own).toContain(debts[0].id);
  expect((await disburse([debts[0].id, ...ofOther])).body).toEqual({
    commissions: ['The chosen commissions of Mavuno Agrovet add up to KES 0 or less.'],
  });
  expect((await disburse(ofOther)).status).toBe(200);
});
