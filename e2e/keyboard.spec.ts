import { expect, test } from '@playwright/test';
import { todayInNairobi } from '../packages/sdk/src/values/todayInNairobi.ts';
import { goTo } from './support/keyboard.ts';
import { startAs } from './support/session.ts';

test('a farmer books with the keyboard alone', async ({ page }) => {
  await startAs(page, 'farmer');
  await page.goto('/');
  const { keyboard } = page;
  await goTo(page, page.getByRole('link', { name: 'Skip to the content' }));
  await goTo(page, page.getByRole('main').getByRole('link', { name: 'Book a soil test' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Book a soil test' })).toBeFocused();

  await goTo(page, page.getByRole('radio').first());
  await keyboard.press('Space');
  await goTo(page, page.getByLabel('Date of test'));
  // The first of January has the same digits in each browser's order.
  await keyboard.type(`0101${Number(todayInNairobi().slice(0, 4)) + 1}`);
  await goTo(page, page.getByLabel('Farming type'));
  await keyboard.type('Mixed');
  await goTo(page, page.getByLabel('Sample location'));
  await keyboard.type('Lower plot');
  await goTo(page, page.getByLabel('Soil type'));
  await keyboard.type('Loam');
  await goTo(page, page.getByLabel('Size of land (acres)'));
  await keyboard.type('0.5');
  await goTo(page, page.getByRole('combobox', { name: 'Main crop' }));
  await keyboard.type('Mai');
  await expect(page.getByRole('option', { name: 'Maize' })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await goTo(page, page.getByLabel('Sample notes'));
  await keyboard.type('Depth 20 cm');
  await goTo(page, page.getByRole('button', { name: 'Book the test' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your soil test is booked' })).toBeFocused();
});
