import { expect, type Page, test } from '@playwright/test';
import { fillSample, fillTest } from './support/booking.ts';
import { endLogin, fillLogin, startAs } from './support/session.ts';

test('a login that ends in mid-work is asked for over the form, and the booking is sent again', async ({
  page,
}) => {
  await startAs(page, 'farmer', { isOwn: true });
  await page.goto('/book');
  await fillTest(page, 'Microbial Analysis');
  await fillSample(page, 1, { location: 'Lower plot', crop: 'Maize' });
  await endLogin(page);
  await page.getByRole('button', { name: 'Book the test' }).click();

  const dialog = page.getByRole('dialog', { name: 'Log in to go on' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Sample location')).toHaveValue('Lower plot');
  await expect(page.getByText('Log in and press again', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Book the test' }).click();
  await expect(dialog).toBeVisible();
  await fillLogin(page, 'farmer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your soil test is booked');
  await expect(page.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible();
});

test('a login that has ended before the booking page is opened has the look of every login', async ({
  page,
}) => {
  await startAs(page, 'agent', { isOwn: true });
  await endLogin(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/book');
  const dialog = page.getByRole('dialog', { name: 'Log in to go on' });
  const password = dialog.getByLabel('Password', { exact: true });
  const eye = dialog.getByRole('button', { name: 'Show password' });
  await expect(eye).toBeVisible();
  const bottomOf = async (control: typeof eye) => {
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
    return y + height;
  };
  // The eye is in the field.
  await expect.poll(() => bottomOf(eye)).toBeLessThanOrEqual(await bottomOf(password));
});

test('an unfinished booking survives a reload', async ({ page }) => {
  await startAs(page, 'farmer');
  await page.goto('/book');
  await fillTest(page, 'Complete Soil Analysis');
  await fillSample(page, 1, { location: 'Behind the school', crop: 'Maize' });
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Sample location')).toHaveValue('Behind the school');
  await expect(page.getByRole('combobox', { name: 'Main crop' })).toHaveValue('Maize');
  await expect(page.getByRole('radio', { name: 'Complete Soil Analysis' })).toBeChecked();
});

test('a booking that is continued in another tab leaves the first, and can be taken back', async ({
  page,
  context,
}) => {
  await startAs(page, 'farmer');
  await page.goto('/book');
  const place = (of: Page) => of.getByLabel('Sample location');
  await place(page).fill('Behind the school');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/book');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(place(other)).toHaveValue('Behind the school');
  await expect(place(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(place(page)).toHaveValue('Behind the school');
  await expect(place(other)).toHaveValue('');
});

test('a logout in one tab is noticed in the other', async ({ page, context }) => {
  await startAs(page, 'agent', { isOwn: true });
  await page.goto('/bookings');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: /^Account of/ }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
