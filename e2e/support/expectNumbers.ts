import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import type { startOwnApi } from './startOwnApi.ts';

type OwnApi = Awaited<ReturnType<typeof startOwnApi>>;
type Viewer = 'administrator' | 'agent' | 'farmer';

/** The bookings that a person has permission to see, written without the server's code; `$1` is the user. */
const scopes: Record<Viewer, string> = {
  administrator: '$1::integer > 0',
  agent: 'b.created_by_id = $1 or b.farmer_id in (select id from farmers where referrer_id = $1)',
  farmer: 'b.created_by_id = $1 or b.farmer_id in (select id from farmers where user_id = $1)',
};

const nairobi = (column: string) =>
  `(${column} at time zone 'Africa/Nairobi')::date between $2::date and $3::date`;
const today = `(now() at time zone 'Africa/Nairobi')::date`;

/** KES of a booking: its samples at the price of their test, minus the discount on each and the credit. */
const price = `case when b.canceled then 0 else greatest(0, round(
  (select count(*) from samples s where s.booking_id = b.id) * (case b.test_type
    when 'basic-macro-nutrients-analysis' then 2000 when 'complete-soil-analysis' then 6500
    when 'microbial-analysis' then 5000 else 0 end - b.discount))) - b.amount_credited end`;

/**
 * Reads the page of statistics, the list behind each tile and the first page, and compares each number with
 * the database.
 */
export async function expectNumbers(page: Page, account: Viewer, api: OwnApi) {
  const { rows: people } = await api.database.query<{ id: number }>('select id from users where email = $1', [
    accounts[account].email,
  ]);
  const user = people[0]?.id ?? 0;
  /** Gives the rows of a query, written as on the pages. */
  const ask = async (query: string, ...values: string[]): Promise<string[][]> => {
    const { rows } = await api.database.query<Record<string, string | null>>(query, [user, ...values]);
    return rows.map((row) => Object.entries(row).map(([name, value]) => write(name, value)));
  };
  await page.goto('/numbers');
  await expectTiles(page, account, ask);
  await expectCounties(page, account, ask);
  await expectCompared(page, account, ask);
  await page.goto('/');
  await expectAttention(page, account, ask);
  await page.getByRole('heading', { name: 'Bookings over time' }).scrollIntoViewIfNeeded();
  await expectCompared(page, account, ask);
}

type Ask = (query: string, ...values: string[]) => Promise<string[][]>;

function write(name: string, value: string | null): string {
  if (name === 'label') return value ?? 'Not given';
  const digits = name === 'kes' ? 2 : 0;
  return Number(value).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Compares each tile's count and value in the chosen days, and the count of its list. */
async function expectTiles(page: Page, account: Viewer, ask: Ask) {
  const tiles = page.getByRole('region', { name: 'Numbers of the chosen days' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const days = await chosenDays(page);
  const scope = `(${scopes[account]})`;
  const isStaff = account === 'administrator';
  const queries: Record<string, string> = {
    Bookings: `select count(*), coalesce(sum(${price}), 0) as kes from bookings b
      where soil_test_date between $2::date and $3::date and ${scope}`,
    Samples: `select count(*) from samples join bookings b on b.id = booking_id
      where soil_test_date between $2::date and $3::date and ${scope}`,
    Payments: `select count(*), coalesce(sum(coalesce(p.amount_received, p.amount) - p.amount_refunded)
        filter (where p.status = 'paid'), 0) as kes
      from payments p join bookings b on b.id = p.booking_id where ${nairobi('p.created_on')} and ${scope}`,
    ...(account !== 'farmer' && {
      Farmers: `select count(*) from farmers f join users u on u.id = f.user_id where ${nairobi('u.created_on')}
        and ${isStaff ? '$1::integer > 0' : 'f.referrer_id = $1'}`,
      Commissions: `select count(*), coalesce(sum(c.amount) filter (where c.status <> 'canceled'), 0) as kes
        from commissions c where ${nairobi('c.created_on')}
        and ${isStaff ? '$1::integer > 0' : 'c.agent_id = (select id from agents where user_id = $1)'}`,
    }),
    ...(isStaff && {
      Agents: `select count(*) from agents a join users u on u.id = a.user_id
        where ${nairobi('u.created_on')} and $1::integer > 0`,
    }),
  };
  await expect(tiles).toHaveCount(Object.keys(queries).length);
  for (const [name, query] of Object.entries(queries)) {
    const [[count, kes] = []] = await ask(query, ...days);
    const tile = tiles.filter({ hasText: name });
    await expect(tile.locator('strong')).toHaveText(`${count}`);
    await expect(tile.getByText('KES')).toHaveText(kes === undefined ? [] : [`KES ${kes}`]);
    await tile.getByRole('link').click();
    await expect(page.getByText(new RegExp(`^Found: ${count} records?$`))).toBeVisible();
    await page.goBack();
  }
}

async function chosenDays(page: Page): Promise<[from: string, to: string]> {
  const dayOf = (name: string) => page.getByLabel(name, { exact: true }).inputValue();
  return [await dayOf('From'), await dayOf('To')];
}

/** Compares the bookings of the chosen days by county. */
async function expectCounties(page: Page, account: Viewer, ask: Ask) {
  const table = page.getByRole('table', { name: 'By county' });
  await expect(table).toBeVisible();
  const counted = await ask(
    `select c.name as label, count(*), sum(${price}) as kes from bookings b left join counties c on c.id = b.county_id
     where soil_test_date between $2::date and $3::date and (${scopes[account]}) group by c.id, c.name`,
    ...(await chosenDays(page)),
  );
  const shown = await table
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.map(String).sort()).toEqual(counted.map(String).sort());
}

/** Compares the bookings of the current month or year, and those of the same part of the one before. */
async function expectCompared(page: Page, account: Viewer, ask: Ask) {
  const interval = account === 'farmer' ? 'year' : 'month';
  const first = `date_trunc('${interval}', ${today}::timestamp)::date`;
  const before = `(${first} - interval '1 ${interval}')::date`;
  const countBetween = (from: string, to: string) =>
    ask(
      `select count(*) from bookings b where soil_test_date between ${from} and ${to} and (${scopes[account]})`,
    );
  const counts = [
    ...(await countBetween(first, today)),
    ...(await countBetween(before, `least(${before} + (${today} - ${first}), ${first} - 1)`)),
  ].flat();
  const compared = page.getByRole('region', {
    name: 'The current period and the same part of the period before it',
  });
  await expect(compared.getByRole('definition')).toHaveText(counts);
}

/** Compares the attention counts on the first page of staff and agents, and the lists that they open. */
async function expectAttention(page: Page, account: Viewer, ask: Ask) {
  const tiles = page.getByRole('region', { name: 'To do today' }).getByRole('link');
  const ofBookings = (condition: string) =>
    `select count(*) from bookings b where ${condition} and (${scopes[account]})`;
  const queries: Record<string, string> = {
    ...(account !== 'farmer' && {
      'To collect today': ofBookings(`status = 'booked' and soil_test_date = ${today}`),
      'Collections late': ofBookings(`status = 'booked' and soil_test_date < ${today}`),
      'Not paid yet': ofBookings('not paid and not canceled'),
    }),
    ...(account === 'administrator' && {
      'Samples to measure': `select count(*) from samples s join bookings b on b.id = s.booking_id
        where s.ph is null and s.received_on is not null and s.rejected_reason is null and b.status <> 'canceled'
          and not (b.status = 'booked' and b.soil_test_date > ${today}) and (${scopes[account]})`,
      'Reports to send': ofBookings(`status = 'report_ready' and not is_report_sent`),
    }),
  };
  await expect(tiles).toHaveCount(Object.keys(queries).length);
  for (const [name, query] of Object.entries(queries)) {
    const [[count] = []] = await ask(query);
    const tile = tiles.filter({ hasText: name });
    await expect(tile.locator('strong')).toHaveText(`${count}`);
    await tile.click();
    const found =
      name === 'Samples to measure' ? `^${count} samples? to measure` : `^Found: ${count} records?$`;
    await expect(page.getByText(new RegExp(found)).first()).toBeVisible();
    await page.goBack();
  }
}
