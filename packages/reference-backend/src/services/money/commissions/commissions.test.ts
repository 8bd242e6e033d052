import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../../test/bookingBody.ts';
import { payer } from '../../../../test/payments.ts';
import { readPdf } from '../../../../test/pdf/readPdf.ts';
import { administrator, useBackend, type Who } from '../../../../test/testBackend.ts';
import { one } from '../../../db/one.ts';
import { readBalance, readStatement } from './readBalance.ts';

const backend = useBackend();
const { book, start, play, balance, readBooking, expectBooksToAgree } = payer(backend);
const get = async (path: string, as: Who = 'administrator') => backend.call('GET', path, { as });
const post = async (path: string, body: object, as: Who = 'administrator') =>
  backend.call('POST', path, { as, body });
let phones = 0;
const pay = async (changes = {}) => {
  const booking = await book(changes);
  phones += 1;
  const phone_number = `0724${String(phones).padStart(6, '0')}`;
  const { reference } = (await start({ booking: booking.id, phone_number }, 'farmer')).body;
  await play(reference, 'approve');
  return { id: booking.id as number, reference: reference as string };
};
const commissionOf = async (booking: number) =>
  (await get(`/agric/commissions?booking=${booking}`)).body.results;

test('a paid booking earns the agent who referred it, who asks for it and is paid out in a batch with a CSV', async () => {
  const { id } = await pay();
  const [earned] = await commissionOf(id);
  expect(earned).toMatchObject({ agent: 1, amount: '650.00', percentage: '10.00', status: 'earned' });
  expect(await balance('commission_earned', id)).toBe(650);
  const asked = await post('/agric/collect-commission/', { phone_number: '0711 000 001' }, 'agent');
  expect(asked.body.commissions).toContainEqual(
    expect.objectContaining({
      id: earned.id,
      status: 'collected',
      collected_by: 2,
      phone_number: '+254711000001',
    }),
  );
  const csv = (await get('/agric/commission-payouts-csv')).body.split('\r\n');
  expect(csv[0]).toBe('phone_number,amount,agent,full_name,agrovet_name,commissions,reference');
  expect(csv[1]).toContain(`254711000001,${Number(asked.body.total)},1,`);
  const commissions = asked.body.commissions.map((commission: { id: number }) => commission.id);
  const paid = await post('/agric/disburse-commission/', { commissions, method: 'mpesa', reference: 'RLA1' });
  expect(paid.body).toMatchObject({ total: asked.body.total, batch: expect.any(Number) });
  const again = await post('/agric/disburse-commission/', { commissions, method: 'mpesa' });
  expect(again.body).toEqual({ commissions: [`Commission ${commissions[0]} is already disbursed.`] });
  expect((await get(`/agric/commission-payouts-csv?batch=${paid.body.batch}`)).body).toContain('RLA1');
  expect(await balance('commission_paid_out', id)).toBe(650);

  // A commission that was paid out and then refunded is taken off the next payment.
  const second = await pay();
  const { reference } = (await get(`/utils/payments?booking=${id}`)).body.results[0];
  await play(reference, 'refund');
  await expectBooksToAgree(id);
  expect((await commissionOf(id)).map(({ amount }: { amount: string }) => amount)).toEqual([
    '650.00',
    '-650.00',
  ]);
  const nothing = await post('/agric/collect-commission/', {}, 'agent');
  expect(nothing.body).toEqual({ non_field_errors: ['There is no commission to collect.'] });
  const { body } = await get('/agric/commission-balance', 'agent');
  expect(body).toMatchObject({ agent: 1, percentage: '10.00', earned: '0.00', requested: '0.00' });
  await play(second.reference, 'refund');
  expect((await commissionOf(second.id))[0]).toMatchObject({ status: 'canceled' });
  expect((await get('/agric/commission-balance', 'agent')).body.earned).toBe('-650.00');
  const statement = (await get('/agric/commission-statement-csv', 'agent')).body.trim().split('\r\n');
  expect(statement.at(-1)).toMatch(/,taken_back,-650,-650,$/);
  const pdf = await get('/agric/commission-statement?language=sw', 'agent');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});

test('a payout that was recorded by mistake is undone for a day, and its commissions can be paid out again', async () => {
  // Two, as what was taken back before is subtracted.
  await pay();
  const { id } = await pay();
  const asked = await post('/agric/collect-commission/', { phone_number: '0711 000 001' }, 'agent');
  const commissions = asked.body.commissions.map((commission: { id: number }) => commission.id);
  const record = async () =>
    (await post('/agric/disburse-commission/', { commissions, method: 'mpesa', reference: 'RLA2' })).body
      .batch as number;
  const undo = (batch: number, as: Who = 'administrator') =>
    post('/agric/undo-commission-payout/', { batch }, as);
  const batch = await record();
  expect((await undo(batch, 'agent')).status).toBe(403);
  const undone = await undo(batch);
  expect(undone.body).toMatchObject({ total: asked.body.total, batch: null });
  expect((await commissionOf(id))[0]).toMatchObject({
    status: 'collected',
    disbursed_on: null,
    batch: null,
    reference: '',
  });
  expect(await balance('commission_paid_out', id)).toBe(0);
  expect(await balance('commission_requested', id)).toBe(650);
  await expectBooksToAgree(id);
  expect((await undo(batch)).body).toEqual({
    batch: [`Invalid pk "${batch}" - object does not exist.`],
  });
  const statement = (await get('/agric/commission-statement-csv', 'agent')).body.trim().split('\r\n');
  expect(statement.at(-1)).toMatch(/,paid_out,-\d+,/);

  const second = await record();
  const { now } = backend.clock;
  backend.clock.now = new Date(now.getTime() + 86_400_001);
  expect((await undo(second)).body).toEqual({ batch: ['A payout can be undone for a day.'] });
  backend.clock.now = now;
  expect((await commissionOf(id))[0]).toMatchObject({ status: 'disbursed', reference: 'RLA2' });
});

test('an undone payout asks nobody to pay for a booking that was canceled and refunded since', async () => {
  const kept = await pay();
  const { id, reference } = await pay();
  const asked = await post('/agric/collect-commission/', { phone_number: '0711 000 001' }, 'agent');
  const commissions = asked.body.commissions.map((commission: { id: number }) => commission.id);
  const paid = await post('/agric/disburse-commission/', { commissions, method: 'mpesa', reference: 'RLA3' });
  await play(reference, 'refund');
  await post('/agric/undo-commission-payout/', { batch: paid.body.batch });
  expect((await commissionOf(kept.id))[0]).toMatchObject({ status: 'collected', amount: '650.00' });
  const ofCanceled = await commissionOf(id);
  expect(ofCanceled.map(({ status }: { status: string }) => status)).toEqual(['canceled', 'canceled']);
  expect(await balance('commission_requested', id)).toBe(0);
  await expectBooksToAgree(id);
});

test('a later rate touches no earlier booking, and the rate is kept with its history', async () => {
  const early = await book();
  const agent = (await get('/agric/agents/1')).body;
  backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
  const body = { full_name: agent.full_name, email: agent.email, commission_percentage: '12.5' };
  const changed = await backend.call('PUT', '/agric/agents/1/', { as: 'administrator', body });
  expect(changed.body.commission_percentage).toBe('12.50');
  expect((await get('/agric/agents/1', 'agent')).body).not.toHaveProperty('commission_percentage');
  backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
  const late = await book();
  for (const { id } of [early, late]) {
    await post('/agric/mark-booking-as-paid/', { booking: id, reference: `R${id}`, reason: 'Seen' });
  }
  expect((await commissionOf(early.id))[0]).toMatchObject({ amount: '650.00' });
  expect((await commissionOf(late.id))[0]).toMatchObject({ amount: '813.00', percentage: '12.50' });
  const rates = (await get('/agric/agents/1/commission-rates', 'agent')).body.results;
  expect(rates.map(({ percentage }: { percentage: string }) => percentage)).toEqual(['12.50', '10.00']);
});

test('no list, filter, ordering or id shows an agent another agent’s money', async () => {
  const { id } = await pay();
  const [{ id: commission, batch }] = await commissionOf(id);
  const as = 'otherAgent';
  for (const query of [
    '',
    '?agent=1',
    `?booking=${id}`,
    '?ordering=-amount',
    '?search=mavuno',
    '?status=earned',
    `?batch=${batch ?? 1}`,
  ]) {
    const { body } = await get(`/agric/commissions${query}`, as);
    expect(body.results.filter(({ agent }: { agent: number }) => agent === 1)).toEqual([]);
  }
  expect((await get(`/agric/commissions/${commission}`, as)).status).toBe(404);
  for (const path of ['balance', 'statement', 'statement-csv']) {
    expect((await get(`/agric/commission-${path}?agent=1`, as)).status).toBe(403);
  }
  expect((await get('/agric/agents/1/commission-rates', as)).status).toBe(404);
  expect((await post('/agric/collect-commission/', { commissions: [commission] }, as)).status).toBe(400);
  expect((await post('/agric/collect-commission/', { agent: 1 }, as)).status).toBe(403);
  for (const query of [`?booking=${id}`, '?ordering=-id', '?search=0724', '?status=paid']) {
    const shown = (await get(`/utils/payments${query}`, as)).body.results;
    expect(shown.filter(({ booking }: { booking: number }) => booking === id)).toEqual([]);
  }
  const [payment] = (await get(`/utils/payments?booking=${id}`)).body.results;
  expect((await get(`/utils/payments/${payment.id}`, as)).status).toBe(404);
  const [document] = (await get(`/utils/payment-documents?booking=${id}`)).body.results;
  expect((await get(`/utils/payment-documents/${document.id}/pdf`, as)).status).toBe(404);
  expect((await get(`/utils/payment-documents?booking=${id}`, as)).body.results).toEqual([]);
  for (const query of [
    '?date_after=2026-01-01',
    '?ordering=created_on&limit=200',
    '?page=1&fields=id,agent',
  ]) {
    const { body } = await get(`/agric/commissions${query}`, as);
    expect(JSON.stringify(body.results)).not.toContain(`"id":${commission}`);
  }
  const { code } = await readBooking(id);
  expect((await get(`/utils/payment-documents?search=${code}`, as)).body.results).toEqual([]);
  expect((await get(`/utils/payments?search=${payment.receipt_number}`, as)).body.results).toEqual([]);
  for (const path of [
    `/utils/payment-options?booking=${id}`,
    `/agric/booking/payment/invoice/generate-receipt?booking=${id}`,
    `/agric/booking/payment/invoice/generate-invoice?booking=${id}`,
  ]) {
    expect([path, (await get(path, as)).status]).toEqual([path, 400]);
  }
  expect((await post('/utils/initialize-payment/', { booking: id }, as)).status).toBe(400);
  for (const path of [
    '/utils/payment-issues',
    '/utils/payment-reconciliations',
    '/agric/commission-payouts-csv',
  ]) {
    expect((await get(path, as)).status).toBe(403);
  }
});

test('invoice, receipt and credit note have numbers without gaps and say what was paid and how', async () => {
  const { id, reference } = await pay();
  await play(reference, 'refund', 500);
  const download = async (path: string) => {
    const { body } = await backend.call('GET', path, { as: 'farmer' });
    return typeof body;
  };
  expect(await download(`/agric/booking/payment/invoice/generate-invoice?booking=${id}`)).toBe('string');
  const { results } = (await get('/utils/payment-documents?limit=200&ordering=id')).body;
  for (const prefix of ['INV', 'RCT', 'CRN']) {
    const numbers = results
      .map(({ number }: { number: string }) => number)
      .filter((number: string) => number.startsWith(prefix))
      .map((number: string) => Number(number.slice(-6)));
    expect(numbers).toEqual(numbers.map((_: number, index: number) => index + 1));
  }
  const own = results.filter(({ booking }: { booking: number }) => booking === id);
  expect(own.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount])).toEqual([
    ['invoice', '6500.00'],
    ['receipt', '6500.00'],
    ['credit_note', '500.00'],
  ]);
  expect(await readBooking(id)).toMatchObject({ paid: true });
  const request = async (path: string) => {
    const headers = { Authorization: `Bearer ${await backend.token('farmer')}` };
    const response = await backend.fetch(new Request(`http://api.test${path}`, { headers }));
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  };
  const [payment] = (await get(`/utils/payments?booking=${id}`)).body.results;
  const receipt = await request(`/agric/booking/payment/invoice/generate-receipt?booking=${id}`);
  expect(receipt.pages[0]).toContain(payment.receipt_number);
  expect(receipt.pages[0]).toContain('This is not a tax invoice.');
  expect(receipt.pages[0]).toContain('TEST DOCUMENT: no money was paid.');
  await backend.call('PUT', '/settings/', {
    as: 'administrator',
    body: { business_name: 'Udongo Ltd', business_kra_pin: 'P051234567X', tax_lines: 'VAT exempt' },
  });
  const { uuid } = await book({ discount_code: 'MAVUNO25' });
  const invoice = await request(`/agric/booking/payment/invoice/generate-invoice?uuid=${uuid}&language=sw`);
  for (const text of ['Ankara', 'Udongo Ltd', 'P051234567X', 'VAT exempt', 'MAVUNO25', 'KES 4,875.00']) {
    expect(invoice.pages[0]).toContain(text);
  }
  expect(invoice.pages[0]).not.toContain('Hii si ankara ya kodi');
});

test('administrators see money that needs a look, and a day beside the provider’s, differences first', async () => {
  const under = await pay();
  const grown = await readBooking(under.id);
  await backend.call('PUT', `/agric/soil-test-bookings/${under.id}/`, {
    as: 'administrator',
    body: { ...grown, samples: [...grown.samples, sampleBody()] },
  });
  const { id } = await book();
  const first = (await start({ booking: id, phone_number: '0725000001' }, 'farmer')).body;
  await start({ booking: id, phone_number: '0725000002' }, 'farmer');
  await play(first.reference, 'approve');
  await post('/agric/mark-booking-as-paid/', { booking: id, reference: 'R-none', reason: 'none' });
  const [second] = (await get(`/utils/payments?booking=${id}&status=pending`)).body.results;
  await play(second.reference, 'approve');
  const issues = async (kind: string) =>
    (await get(`/utils/payment-issues?limit=200&kind=${kind}`)).body.results;
  expect(await issues('underpaid')).toContainEqual(
    expect.objectContaining({ booking: under.id, amount: '6500.00', expected_amount: '13000.00' }),
  );
  expect(await issues('overpaid')).toContainEqual(
    expect.objectContaining({ booking: id, amount: '13000.00', expected_amount: '6500.00' }),
  );
  const day = (await get('/utils/payment-reconciliation?date=2026-11-20')).body;
  expect(day.rows.every(({ difference }: { difference: string }) => difference === 'none')).toBe(true);
  expect(day.provider_total).toBe(day.books_total);
  // Cash counts in the books, so the comparison says that it is not compared.
  const [cash] = day.left_out;
  await post('/agric/mark-booking-as-paid/', {
    booking: (await book()).id,
    reference: 'TILL-77',
    reason: 'Paid at the till',
  });
  const [more] = (await get('/utils/payment-reconciliation?date=2026-11-20')).body.left_out;
  expect(more).toEqual({
    provider: 'by_hand',
    count: (cash?.count ?? 0) + 1,
    total: (Number(cash?.total ?? 0) + 6500).toFixed(2),
  });
  // A lost notification: the provider says approved, and the books know nothing of it.
  const lost = await book();
  const { reference } = (await start({ booking: lost.id, phone_number: '0725000003' }, 'farmer')).body;
  await play(reference, 'approve_late');
  const differing = (await get('/utils/payment-reconciliation?date=2026-11-20')).body;
  expect(differing.rows[0]).toMatchObject({
    difference: 'missing_in_books',
    reference,
    provider_amount: '6500.00',
  });
  const csv = (await get('/utils/payment-reconciliation-csv?date=2026-11-20')).body.split('\r\n');
  expect(csv[1]).toMatch(/^missing_in_books,payment,UDP/);
});

test('two people cannot take the last use of a discount code, and canceling gives it back', async () => {
  const code = { code: 'LAST1', percentage: '10', max_uses: 1, valid_from: '2026-11-20' };
  const made = await post('/agric/discounts/', code);
  expect(made.body).toMatchObject({ max_uses: 1, uses: 0, valid_from: '2026-11-20' });
  const both = await Promise.all(
    [1, 2].map((n) =>
      backend.call('POST', '/agric/soil-test-bookings/', {
        as: 'administrator',
        body: { ...bookingOf(`07330002${n}0`), discount_code: 'LAST1' },
      }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  const taken = both.find(({ status }) => status === 201)?.body;
  expect(both.find(({ status }) => status === 400)?.body).toEqual({
    discount_code: ['This discount code has been used up.'],
  });
  await post(`/agric/soil-test-bookings/${taken.id}/status/`, { status: 'canceled', note: 'Not wanted' });
  const third = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body: { ...bookingOf('0733000240'), discount_code: 'LAST1' },
  });
  expect(third.status).toBe(201);
  const reopen = () =>
    post(`/agric/soil-test-bookings/${taken.id}/status/`, { status: 'booked', note: 'Wanted' });
  expect((await reopen()).body).toEqual({
    status: ['This discount code has been used up. Take it off this booking first.'],
  });
  const path = `/agric/soil-test-bookings/${taken.id}/`;
  const { body: canceled } = await get(path);
  const without = { ...canceled, discount_code: '', discount: '0.00' };
  expect((await backend.call('PUT', path, { as: 'administrator', body: without })).status).toBe(200);
  expect((await reopen()).body.status).toBe('booked');
});

test('a person uses a code as often as it says, and not before its first day', async () => {
  await post('/agric/discounts/', { code: 'EACH1', percentage: '10', max_uses_per_person: 1 });
  await post('/agric/discounts/', { code: 'SOON', percentage: '10', valid_from: '2026-12-24' });
  const use = async (discount_code: string, phone_no: string) =>
    backend.call('POST', '/agric/soil-test-bookings/', {
      as: 'administrator',
      body: { ...bookingOf(phone_no), discount_code },
    });
  expect((await use('EACH1', '0733000311')).status).toBe(201);
  expect((await use('EACH1', '+254 733 000 311')).body).toEqual({
    discount_code: ['You have used this discount code already.'],
  });
  expect((await use('EACH1', '0733000312')).status).toBe(201);
  expect((await use('SOON', '0733000313')).body).toEqual({
    discount_code: ['This discount code is not valid.'],
  });
});

const bookingOf = (phone_no: string) => bookingBody({ phone_no });

test('a statement and a balance read what is the agent’s own: of 10,000 postings of others none', async () => {
  await pay();
  await backend.db.inTransaction(async (db) => {
    await db.execute(sql`insert into commissions (agent_id, booking_id, amount, percentage, created_on)
      select 3, 1, 10, 10, now() from generate_series(1, 2000)`);
    await db.execute(sql`insert into ledger_postings (event_key, source, destination, amount, posted_on, booking_id, commission_id)
      select 'commission:' || id || ':' || n, 'commission_cost', 'commission_earned', 10, now(), 1, id
      from commissions cross join generate_series(101, 105) as n where agent_id = 3 and booking_id = 1`);
    await db.execute(sql`analyze`);
  });
  const actor = { ...administrator, role: 'agent', userId: 2, agentId: 1 } as const;
  const read = await backend.db.inTransaction(async (db) => {
    // With four agents, a plan for any of them may read all rows, and a connection keeps one after five runs.
    await db.execute(sql`set local plan_cache_mode = force_custom_plan`);
    const rows = sql<number>`sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int`;
    const countRead = async () =>
      one(
        await db
          .select({ rows })
          .from(sql`pg_stat_xact_user_tables`)
          .where(sql`relname in ('commissions', 'ledger_postings')`),
      ).rows;
    // A connection can still have the counts of the transaction before.
    const before = await countRead();
    await readBalance(db, actor, undefined, backend.clock.now);
    await readStatement(db, actor, undefined, { date_after: undefined, date_before: undefined });
    return (await countRead()) - before;
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(1000);
  const before = await get('/agric/commission-statement-csv', 'agent');
  const day = backend.clock.now.toISOString().slice(0, 10);
  const ofDay = await get(`/agric/commission-statement-csv?date_after=${day}&date_before=${day}`, 'agent');
  expect(ofDay.body.split('\r\n').length).toBeGreaterThan(1);
  expect(before.body.split('\r\n').length).toBeGreaterThanOrEqual(ofDay.body.split('\r\n').length);
}, 60_000);
