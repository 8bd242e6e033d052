import { expect, test } from '@playwright/test';
import {
  confirmDelete,
  openAddNew,
  openUpdate,
  remove,
  rowOf,
  save,
  searchFor,
} from './support/adminList.ts';
import { choose } from './support/booking.ts';
import { startAs } from './support/session.ts';

test.beforeEach(async ({ page }) => startAs(page, 'administrator'));

test('crops: added, found by a link, changed, deleted; one that bookings hold stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Crops', exact: true }).click();
  await expect(page).toHaveTitle('Crops · Udongo');

  const form = await openAddNew(page);
  await form.getByLabel('Crop name').fill('Amaranth');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('Nitrogen Low is required').first()).toBeVisible();
  await expect(form.getByLabel('Nitrogen Low')).toBeFocused();
  for (const nutrient of ['Nitrogen', 'Phosphorus', 'Potassium', 'Conductivity', 'Moisture', 'Temperature']) {
    await form.getByLabel(`${nutrient} Low`).fill('10');
    await form.getByLabel(`${nutrient} High`).fill('40');
  }
  await form.getByLabel('pH Low').fill('5.5');
  await form.getByLabel('pH High').fill('7,5');
  await save(form, 'Crop creation successfully');

  await searchFor(page, 'amaranth');
  await expect(page.getByText('Found: 1 record')).toBeVisible();
  await page.reload();
  await expect(rowOf(page, 'Amaranth')).toContainText('5.5 – 7.5');
  const update = await openUpdate(page, 'Amaranth');
  await update.getByLabel('pH High').fill('8');
  await save(update, 'Crop updated successfully');
  await expect(rowOf(page, 'Amaranth')).toContainText('5.5 – 8');
  await remove(page, 'Amaranth');

  await searchFor(page, 'maize');
  await confirmDelete(page, 'Maize');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
  await expect(page.getByText('Deleted successfully')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Update Maize' })).toBeVisible();
});

test('other crop names: added for a county, filtered by crop, changed, deleted', async ({ page }) => {
  await page.goto('/other-crop-names');
  const form = await openAddNew(page);
  await choose(form.getByRole('combobox', { name: 'Crop' }), 'Cassava');
  await choose(form.getByRole('combobox', { name: 'County' }), 'Kwale');
  await form.getByLabel('Other Crop Name').fill('mhogo wa e2e');
  await save(form, 'Other Crop created successfully');

  await choose(page.getByRole('search').getByRole('combobox', { name: 'Crop', exact: true }), 'Cassava');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?]crop=\d+$/);
  await searchFor(page, 'wa e2e');
  await expect(page).toHaveURL(/[?]search=wa[+]e2e&crop=\d+$/);
  await expect(rowOf(page, 'mhogo wa e2e')).toContainText('Kwale');
  const update = await openUpdate(page, 'mhogo wa e2e (Kwale)');
  await update.getByLabel('Other Crop Name').fill('mhogo mpya wa e2e');
  await save(update, 'Other Crop updated successfully');
  await remove(page, 'mhogo mpya wa e2e (Kwale)');
});

test('farmers: a phone number that is known is asked about, the one who is meant is opened', async ({
  page,
}) => {
  await page.goto('/farmers');
  const form = await openAddNew(page);
  await form.getByLabel('Full name').fill('Wanjiku Kariuki-Njoroge');
  await form.getByLabel('Phone number').fill('0712 345 678');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Is it one of these farmers?' });
  await expect(question).toContainText('Same phone number');
  await page.keyboard.press('Escape');
  await expect(form.getByText('Another farmer has this phone number', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Phone number')).toBeFocused();

  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText('Farmer registered successfully')).toBeVisible();
  await remove(page, 'Wanjiku Kariuki-Njoroge');

  const again = await openAddNew(page);
  await again.getByLabel('Full name').fill('Wanjiku');
  await again.getByLabel('Phone number').fill('+254712345678');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Open Wanjiku Kariuki' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Found: 1 record')).toBeVisible();
  await expect(rowOf(page, 'Wanjiku Kariuki')).toBeVisible();

  const update = await openUpdate(page, 'Wanjiku Kariuki');
  await update.getByLabel('Address').fill('P.O. Box 301 Kiambu');
  await save(update, 'Farmer updated successfully');
});

const simple = [
  {
    path: '/devices',
    title: 'Device',
    name: 'Field probe 900',
    fill: { Name: 'Field probe 900', 'Serial number': 'E2E-900' },
    change: { Name: 'Field probe 901' },
    repeated: 'E2E-900',
  },
  {
    path: '/discounts',
    title: 'Discount',
    name: 'JARIBU5',
    fill: { Code: 'JARIBU5', Percentage: '5' },
    change: { Code: 'JARIBU55' },
    repeated: 'JARIBU5',
  },
  {
    path: '/agents',
    title: 'Agent',
    name: 'Cherono Bett',
    fill: { 'Full name': 'Cherono Bett', Email: 'cherono@udongo.test', 'Phone number': '0722 900 100' },
    change: { 'Full name': 'Cherono Bett Rono' },
    // An address is in use when its owner has confirmed it.
    taken: { Email: 'agent@udongo.test' },
    repeated: 'agent@udongo.test',
  },
  {
    path: '/users',
    title: 'User',
    name: 'Zawadi Kombo',
    fill: { 'Full name': 'Zawadi Kombo', Email: 'zawadi@udongo.test', Password: 'Zawadi-pass-1' },
    change: { 'Full name': 'Zawadi Kombo Ali' },
    taken: { Email: 'agent@udongo.test' },
    repeated: 'agent@udongo.test',
  },
] as const;

for (const { path, title, name, fill, change, repeated, ...others } of simple) {
  test(`${path}: added, refused a second time, found, changed, deleted`, async ({ page }) => {
    await page.goto(path);
    const form = await openAddNew(page);
    const fillForm = async (values: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(values)) {
        // A password has a button with its name beside it.
        await form.locator('input, textarea, select').and(form.getByLabel(label)).fill(text);
      }
    };
    await fillForm(fill);
    await save(form, `${title} created successfully`);

    await openAddNew(page);
    await fillForm({ ...fill, ...('taken' in others ? others.taken : {}) });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText(/^\d things? to correct$/)).toBeVisible();
    await expect(form.locator('input:focus')).toHaveValue(repeated);
    await form.getByRole('button', { name: 'Cancel' }).click();

    await searchFor(page, name);
    await expect(page.getByText('Found: 1 record')).toBeVisible();
    const update = await openUpdate(page, name);
    for (const [label, text] of Object.entries(change)) await update.getByLabel(label).fill(text);
    await save(update, `${title} updated successfully`);
    const [changed] = Object.values(change);
    await remove(page, changed ?? name);
  });
}

test('samples: readings are pasted, the sample is found by them, changed, deleted', async ({ page }) => {
  await page.goto('/samples');
  const filter = page.getByRole('search').getByRole('combobox', { name: 'Booking', exact: true });
  await filter.fill('UD-1016');
  await page.getByRole('option', { name: /^UD-1016/ }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/booking=16/);
  const form = await openAddNew(page);
  const booking = form.getByRole('combobox', { name: 'Booking' });
  await booking.fill('16');
  await page.getByRole('option', { name: /^No\. 16,/ }).click();
  await form.getByLabel('Sample location').fill('Terrace above the spring');
  await form.getByLabel('Soil type').selectOption('loam');
  await form.getByLabel('Size of land (acres)').fill('0.75');
  await form.getByLabel('Sample notes').fill('Depth 20 cm');
  await choose(form.getByRole('combobox', { name: 'Main crop' }), 'Maize');
  await form
    .getByLabel('Readings', { exact: true })
    .fill('{"n":21,"p":24,"k":180,"ec":420,"humidity":26,"temp":24.5,"ph":6.1,"lat":-1.17,"lng":36.83}');
  await form.getByRole('button', { name: 'Apply' }).click();
  await save(form, 'Soil Sample creation successfully');

  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('search').getByLabel('Has readings').selectOption('true');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/has_readings=true/);
  const row = rowOf(page, 'Terrace above the spring');
  await expect(row).toContainText('6.1');
  // The row's buttons name it by its code.
  const [code = ''] =
    /UD-1016-\d/.exec((await row.getByRole('button').first().getAttribute('aria-label')) ?? '') ?? [];
  await expect(row.getByRole('link', { name: 'Booking UD-1016' })).toBeVisible();
  const update = await openUpdate(page, code);
  await update.getByLabel('Sample location').fill('Terrace below the spring');
  await save(update, 'Soil Sample updated successfully');
  await remove(page, code);
});

test('bookings: filters go into the address, and going back shows what was there', async ({ page }) => {
  await page.goto('/bookings');
  await page.getByRole('button', { name: 'More filters' }).click();
  await choose(page.getByRole('search').getByRole('combobox', { name: 'County' }), 'Kiambu');
  await page.getByLabel('Payment').selectOption('paid');
  await page.getByLabel('Date of test, from').fill('2026-01-01');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/bookings?payment=paid&soil_test_date=2026-01-01..&county=22');
  await expect(page.getByRole('gridcell', { name: 'Get Status' })).toHaveCount(0);
  const paid = await page.getByRole('gridcell', { name: 'Paid' }).count();
  expect(paid).toBeGreaterThan(0);
  await expect(page.getByRole('gridcell', { name: 'Kiambu' })).toHaveCount(paid);
  await page.getByRole('link', { name: /^UD-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^UD-/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('gridcell', { name: 'Paid' })).toHaveCount(paid);
  await page.goBack();
  await expect(page).toHaveURL('/bookings');
  await expect(page.getByRole('gridcell', { name: 'Get Status' }).first()).toBeVisible();
});
