import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readPdf } from '../packages/reference-backend/test/pdf/readPdf.ts';
import type { Account } from './support/accounts.ts';
import { bookByApi } from './support/api.ts';
import { expectNumbers } from './support/expectNumbers.ts';
import { startAs } from './support/session.ts';
import { startOwnApi } from './support/startOwnApi.ts';

/** The ledger is read in the database itself, so this test has one that can be queried while the API runs. */
test('a booking is paid by phone, earns a commission that is paid out, and a refund undoes it', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const api = await startOwnApi(baseURL ?? '');
  const open = async (account?: Account): Promise<Page> => {
    const context = await browser.newContext({ baseURL, locale: 'en-KE', timezoneId: 'Africa/Nairobi' });
    await api.serve(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (account) await startAs(page, account, { api: api.url });
    return page;
  };
  const staff = await open('administrator');
  const { id, uuid, code } = await bookByApi(staff, { farmer: 1 }, api.url);

  /** The balance of each account, for this booking. */
  const books = async (): Promise<Record<string, number>> => {
    const { rows } = await api.database.query<{ account: string; balance: number }>(
      `select account, sum(change)::int as balance from (
         select destination as account, amount as change from ledger_postings where booking_id = $1
         union all select source, -amount from ledger_postings where booking_id = $1) as changes
       group by account having sum(change) <> 0 order by account`,
      [id],
    );
    return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
  };
  const unpaid = { due: 6500, sales: -6500 };
  const paid = { 'cash:sandbox': 6500, sales: -6500, commission_cost: -650 };

  const farmer = await open();
  await farmer.goto(`/status/${uuid}`);
  /** Sends a prompt to a phone and opens the page of that phone. */
  const prompt = async (phone: string): Promise<Page> => {
    await farmer.getByLabel('M-Pesa number that will pay').fill(phone);
    await farmer.getByRole('button', { name: /^Send (the|another) prompt$/ }).click();
    await expect(farmer.getByRole('heading', { name: /^Enter your M-Pesa PIN on/ })).toBeVisible();
    const popup = farmer.waitForEvent('popup');
    await farmer.getByRole('link', { name: 'Open the payer’s phone' }).click();
    return popup;
  };
  await test.step('cancel, a wrong PIN and a time-out pay nothing and say so', async () => {
    for (const [phone, answer, said] of [
      ['0722 100 001', 'Cancel the prompt', /^The prompt was cancelled on the phone/],
      ['0722 100 002', 'Wrong PIN', /^The M-Pesa PIN was wrong/],
      ['0722 100 003', 'Do nothing until it times out', /^Nobody entered the PIN in time/],
    ] as const) {
      const payer = await prompt(phone);
      await payer.getByRole('button', { name: answer }).click();
      await expect(payer.getByRole('button', { name: answer })).toHaveCount(0);
      await payer.close();
      await expect(farmer.getByText(said)).toBeVisible();
      expect(await books()).toEqual(unpaid);
    }
  });

  const payer = await prompt('0722 100 004');
  await test.step('the status page shows paid without a reload, with a receipt', async () => {
    await farmer.evaluate(() => Object.assign(window, { isSamePage: true }));
    await payer.getByRole('button', { name: 'Enter the PIN' }).click();
    await expect(farmer.getByRole('button', { name: 'Download the receipt' })).toBeVisible();
    expect(await farmer.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await books()).toEqual({ ...paid, commission_earned: 650 });
    const number = (await farmer.getByText(/M-Pesa SB\w{8}/).textContent())?.match(/SB\w{8}/)?.[0] ?? '-';
    const download = farmer.waitForEvent('download');
    await farmer.getByRole('button', { name: 'Download the receipt' }).click();
    const { pages } = await readPdf(await readFile(await (await download).path()));
    for (const text of [code, number, 'KES 6,500.00', 'This is not a tax invoice.']) {
      expect(pages.join(' ')).toContain(text);
    }
  });

  await test.step('the agent asks for the commission, and it is paid out in a batch', async () => {
    const agent = await open('agent');
    await agent.goto('/earnings');
    await agent.getByRole('button', { name: /^Request KES/ }).click();
    await agent
      .getByRole('dialog')
      .getByRole('button', { name: /^Request KES/ })
      .click();
    await expect(agent.getByText(/^You have requested KES/)).toBeVisible();
    expect(await books()).toEqual({ ...paid, commission_requested: 650 });

    await staff.goto('/payouts');
    await staff.getByRole('checkbox', { name: 'Choose all', exact: true }).check();
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'CSV for M-Pesa or the bank' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toMatch(/^phone_number,amount,agent,/);
    await staff.getByRole('button', { name: /^Record KES/ }).click();
    await staff.getByRole('textbox', { name: 'Reference' }).fill('BULK-1');
    await staff.getByRole('button', { name: 'Record the payout', exact: true }).click();
    await expect(staff.getByText('No payouts to make')).toBeVisible();
    await expect(staff.getByRole('row').filter({ hasText: code })).toContainText('BULK-1');
    expect(await books()).toEqual({ ...paid, commission_paid_out: 650 });

    await staff.goto('/reconciliation');
    await expect(staff.getByText('The provider and our records agree.')).toBeVisible();
  });

  await test.step('a refund undoes it', async () => {
    await payer.getByRole('button', { name: 'Give everything back' }).click();
    await expect(payer.getByRole('button', { name: 'Give everything back' })).toHaveCount(0);
    await farmer.reload();
    await expect(farmer.getByText('This payment was refunded.')).toBeVisible();
    expect(await books()).toEqual({ ...unpaid, commission_paid_out: 650, commission_earned: -650 });
    const { rows } = await api.database.query(
      'select paid, amount_paid::int, amount_overpaid::int from bookings where id = $1',
      [id],
    );
    expect(rows).toEqual([{ paid: false, amount_paid: 0, amount_overpaid: 0 }]);
  });

  await test.step('the dashboards of administrator, agent and farmer say what SQL says', async () => {
    for (const account of ['administrator', 'agent', 'farmer'] as const) {
      await expectNumbers(await open(account), account, api);
    }
  });
  await api.stop();
});
