import { expect, type Page, test } from '@playwright/test';
import { readPdf } from '../packages/reference-backend/test/pdf/readPdf.ts';
import { expectSettled } from './support/crawl.ts';
import { startAs } from './support/session.ts';

/** Gives the text of each sheet as it is printed. */
async function printSheets(page: Page, path: string, waitFor: string | RegExp): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByText(waitFor).first()).toBeVisible();
  await expectSettled(page);
  return (await readPdf(await page.pdf({ format: 'A4' }))).pages;
}

test('paper has what there is to know: no empty sheet, no link to skip to the content', async ({ page }) => {
  await startAs(page, 'administrator');
  for (const list of ['bookings', 'samples', 'crops']) {
    const sheets = await printSheets(page, `/${list}`, /^Found: \d/);
    expect(sheets[0], list).toMatch(/Found: \d/);
    expect(sheets.filter((sheet) => sheet.trim() === '')).toEqual([]);
    expect(sheets.join(' ')).not.toContain('Skip to the content');
  }

  const report = await printSheets(page, '/reports/1', 'The agronomist says');
  expect(report.filter((sheet) => sheet.trim() === '' || sheet.includes('Skip'))).toEqual([]);
  const begins = (sample: string) => report.findIndex((sheet) => sheet.trim().startsWith(sample));
  // The first begins below the letterhead, each other one on a separate sheet.
  expect([begins('UD-1001-2') > 0, begins('UD-1001-3') > begins('UD-1001-2')]).toEqual([true, true]);
});

test('a farmer prints a booking without the question for a review', async ({ page }) => {
  await startAs(page, 'farmer');
  const sheets = await printSheets(page, '/bookings/1', 'How was it?');
  expect(sheets.join(' ')).toContain('Report ready');
  expect(sheets.join(' ')).not.toContain('How was it?');
});
