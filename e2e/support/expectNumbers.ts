import { expect, type Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import type { startOwnApi } from './startOwnApi.ts';

type OwnApi = Awaited<ReturnType<typeof startOwnApi>>;
type Viewer = 'administrator' | 'agent' | 'farmer';

/** The bookings that a person may see, written without the server's help; `$3` is the user. */
const scopes: Record<Viewer, string> = {
  administrator: '$3::integer > 0',
  agent: 'b.created_by_id = $3 or b.farmer_id in (select id from farmers where referrer_id = $3)',
  farmer: 'b.created_by_id = $3 or b.farmer_id in (select id from farmers where user_id = $3)',
};

const nairobi = (column: string) =>
  `(${column} at time zone 'Africa/Nairobi')::date between $1::date and $2::date`;

/** Looks at the page of numbers, at the list behind each tile and at the first page, and asks the database for each number itself. */
export async function expectNumbers(page: Page, account: Viewer, api: OwnApi) {
  await page.goto('/numbers');
  const tiles = page.getByRole('region', { name: 'Numbers of the chosen days' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const from = await page.getByLabel('From', { exact: true }).inputValue();
  const to = await page.getByLabel('To', { exact: true }).inputValue();
  const { rows: people } = await api.database.query<{ id: number }>('select id from users where email = $1', [
    accounts[account].email,
  ]);
  const user = people[0]?.id ?? 0;
  const scope = `(${scopes[account]})`;
  const isStaff = account === 'administrator';
  const queries: Record<string, string> = {
    Bookings: `select count(*) from bookings b where soil_test_date between $1::date and $2::date and ${scope}`,
    Samples: `select count(*) from samples join bookings b on b.id = booking_id where soil_test_date between $1::date and $2::date and ${scope}`,
    Payments: `select count(*) from payments p join bookings b on b.id = p.booking_id where ${nairobi('p.created_on')} and ${scope}`,
    ...(account !== 'farmer' && {
      Farmers: `select count(*) from farmers f join users u on u.id = f.user_id where ${nairobi('u.created_on')}
        and ${isStaff ? '$3::integer > 0' : 'f.referrer_id = $3'}`,
      Commissions: `select count(*) from commissions c where ${nairobi('c.created_on')}
        and ${isStaff ? '$3::integer > 0' : 'c.agent_id = (select id from agents where user_id = $3)'}`,
    }),
  };
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await api.database.query<{ count: string }>(query, [from, to, user]);
    const count = Number(rows[0]?.count).toLocaleString('en');
    const tile = tiles.filter({ hasText: name });
    await expect(tile.locator('strong')).toHaveText(count);
    await tile.getByRole('link').click();
    await expect(page.getByText(new RegExp(`^Found: ${count} records?$`))).toBeVisible();
    await page.goBack();
  }
  if (account === 'farmer') return;
  await page.goto('/');
  const { rows } = await api.database.query<{ count: string }>(
    `select count(*) from bookings b where not paid and not canceled and ${scope.replaceAll('$3', '$1')}`,
    [user],
  );
  await expect(page.getByRole('link', { name: 'Not paid yet' }).locator('strong')).toHaveText(
    Number(rows[0]?.count).toLocaleString('en'),
  );
}
