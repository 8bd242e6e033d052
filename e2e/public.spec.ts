import { expect, test } from '@playwright/test';
import { fillSample, fillTest } from './support/booking.ts';

test('a visitor books without an account; whoever has the status link sees nothing personal', async ({
  page,
  browser,
}) => {
  const person = {
    'Full name': 'Zawadi Chepkemoi',
    'Phone number': '0722 111 333',
    Email: 'zawadi@example.org',
    Address: 'Kapsowar market',
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'Book a soil test' }).click();
  for (const [label, text] of Object.entries(person)) await page.getByLabel(label).fill(text);
  await fillTest(page, 'Complete Soil Analysis');
  await fillSample(page, 1, { location: 'Beside the water tank', crop: 'Maize' });
  await page.getByRole('button', { name: 'Book the test' }).click();
  await page.getByRole('link', { name: 'See the status of the booking' }).click();
  await expect(page.getByRole('heading', { name: /^Status of UD-/ })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { name: /^Status of UD-/ })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('Complete Soil Analysis')).toBeVisible();
  // Wait for the part that loads last.
  await expect(stranger.getByRole('button', { name: 'Send the prompt' })).toBeVisible();
  const shown = await stranger.locator('body').innerText();
  for (const secret of ['Zawadi', 'Chepkemoi', '722', 'zawadi', 'Kapsowar', 'water tank']) {
    expect(shown).not.toContain(secret);
  }
  await stranger.context().close();
});

test('an address that leads nowhere, and a booking that is not there, say so', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.goto('/status/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: "We can't find a booking for this link" })).toBeVisible();
  await expect(page).toHaveTitle("We can't find a booking for this link · Udongo");
});
