import { expect, test } from '@playwright/test';
import { openAddNew, openUpdate, rowOf, save, searchFor } from './support/adminList.ts';
import { apiUrl } from './support/api.ts';
import { sayFarmerAgreed } from './support/booking.ts';
import { goTo } from './support/keyboard.ts';
import { endLogin, fillLogin, readToken, startAs } from './support/session.ts';

const forAdministrators = [
  { path: '/agents', title: 'Agents', api: '/agric/agents/' },
  { path: '/crops', title: 'Crops', api: '/agric/crops/' },
  { path: '/other-crop-names', title: 'Other crop names', api: '/agric/other-crop-names/' },
  { path: '/users', title: 'Users', api: '/users/account/profiles/' },
  { path: '/counties', title: 'Counties', api: '/counties/' },
  { path: '/devices', title: 'Devices', api: '/agric/devices/' },
  { path: '/discounts', title: 'Discounts', api: '/agric/discounts/' },
];
const farmers = { path: '/farmers', title: 'Farmers', api: '/agric/farmers/' };

const people = [
  {
    as: 'agent',
    places: [
      'Book a test',
      'Earnings',
      'To collect',
      'Bookings',
      'Payments',
      'Reports',
      'Farmers',
      'Your website',
    ],
    closed: forAdministrators,
  },
  { as: 'farmer', places: ['Book a test', 'Bookings', 'Payments'], closed: [farmers, ...forAdministrators] },
] as const;

for (const { as, places, closed } of people) {
  test(`as ${as}: nothing is offered that is not theirs, an address typed by hand says so, the server refuses`, async ({
    page,
  }) => {
    await startAs(page, as);
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([...places]);
    const headers = { Authorization: `Bearer ${await readToken(page)}` };
    for (const { path, title, api } of closed) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: `“${title}” is not part of your account` }),
      ).toBeVisible();
      await expect(page.getByRole('grid')).toHaveCount(0);
      const refused = await page.request.post(`${await apiUrl(page)}${api}`, { headers, data: {} });
      expect(refused.status(), api).toBe(403);
    }
    await page.goto('/samples');
    await expect(page.getByText(/^Found: [\d,]+ records?$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Add New|Update|Delete)/ })).toHaveCount(0);
    await page.goto('/crops');
    await page.getByRole('link', { name: 'See your bookings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeFocused();
  });
}

test('an agent registers a farmer, sees those they referred alone, and deletes none', async ({ page }) => {
  await startAs(page, 'agent');
  await page.goto('/farmers');
  const form = await openAddNew(page);
  await expect(form.getByRole('combobox', { name: 'Referred by' })).toHaveCount(0);
  await form.getByLabel('Full name').fill('Mumbua Ndeti');
  await form.getByLabel('Phone number').fill('0733 900 200');
  await sayFarmerAgreed(page);
  await save(form, 'Farmer registered successfully');
  await expect(rowOf(page, 'Mumbua Ndeti')).toContainText('0733 900200');
  const update = await openUpdate(page, 'Mumbua Ndeti');
  await update.getByLabel('Address').fill('Wote market');
  await save(update, 'Farmer updated successfully');
  await expect(rowOf(page, 'Mumbua Ndeti')).toContainText('Wote market');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await searchFor(page, 'Kazungu');
  await expect(page.getByText('Found: 0 records')).toBeVisible();
});

test('a login that ends over a form is asked for, and what was typed is saved', async ({ page }) => {
  await startAs(page, 'administrator', { isOwn: true });
  await page.goto('/counties?search=Nyandarua');
  const form = await openUpdate(page, 'Nyandarua');
  await form.getByLabel('Name').fill('Nyandarua County');
  await endLogin(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in to go on' });
  await expect(dialog).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Nyandarua County');
  await fillLogin(page, 'administrator');
  await expect(page.getByText('County updated successfully')).toBeVisible();
  const again = await openUpdate(page, 'Nyandarua County');
  await again.getByLabel('Name').fill('Nyandarua');
  await save(again, 'County updated successfully');
});

test('an administrator adds, finds, changes and deletes a county with the keyboard alone', async ({
  page,
}) => {
  await startAs(page, 'administrator');
  await page.goto('/');
  const { keyboard } = page;
  await goTo(page, page.getByRole('button', { name: 'Settings' }));
  await keyboard.press('Enter');
  await goTo(page, page.getByRole('link', { name: 'Counties' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Counties' })).toBeFocused();

  await goTo(page, page.getByRole('button', { name: 'Add New' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await keyboard.type('Keyboard');
  await keyboard.press('Enter');
  await expect(page.getByText('County created successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add New' })).toBeFocused();

  await goTo(page, page.getByRole('textbox', { name: 'Search' }));
  await keyboard.type('keyb');
  await keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText(['Keyboard']);
  // The rows are one stop; Enter goes into the buttons of the last cell.
  await goTo(page, page.getByRole('columnheader').getByRole('checkbox'));
  for (const key of ['ArrowDown', 'End', 'Enter']) await keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Update Keyboard' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' county');
  await keyboard.press('Enter');
  await expect(page.getByText('County updated successfully')).toBeVisible();

  await goTo(page, page.getByRole('button', { name: 'Delete Keyboard county' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Deleted successfully')).toBeVisible();
});
