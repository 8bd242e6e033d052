import { expect, test } from '@playwright/test';
import { apiUrl } from './support/api.ts';
import { readToken, startAs } from './support/session.ts';

const mark = 'Kimilili';
const rows = 1000;
const isBad = (row: number) => row % 50 === 7;

/** Phone numbers that nobody in the demo has. */
const lines = Array.from({ length: rows }, (_, index) => {
  const row = index + 1;
  const phone = isBad(row) ? '2.54712E+11' : `79${String(1_000_000 + row)}`;
  return `${mark} ${row},${phone},Homabay,Village ${row}`;
});

test('an administrator imports 1,000 rows of which 20 are bad, is cut off in the middle, goes on and undoes it', async ({
  page,
}) => {
  await startAs(page, 'administrator');
  const api = await apiUrl(page);
  const count = async () => {
    const headers = { Authorization: `Bearer ${await readToken(page)}` };
    const answer = await page.request.get(`${api}/agric/farmers?limit=1&search=${mark}`, { headers });
    return (await answer.json()).count;
  };
  await page.goto('/farmers/import');
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'kimilili.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Mobile,County,Village', ...lines].join('\n')),
  });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText('980 of 1,000 rows are ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Next error' }).click();
  await expect(
    page.getByRole('group', { name: 'Row 7', exact: true }).getByLabel('Phone number'),
  ).toBeFocused();

  // The server stores the fourth part, but its answer and all later ones are lost.
  let parts = 0;
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route('**/agric/bulk-create/farmers/', async (route) => {
    parts += 1;
    if (parts > 4) {
      lose();
      return route.abort('internetdisconnected');
    }
    const answer = await route.fetch();
    return parts < 4 ? route.fulfill({ response: answer }) : route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Import 980 rows' }).click();
  await lost;
  await expect(page.getByText(/The network was lost. 300 rows are stored/)).toBeVisible();
  expect(await count()).toBe(400);
  await page.unroute('**/agric/bulk-create/farmers/');
  await page.reload();
  // No time limit: the other parts can take long on a slow machine.
  await expect.poll(count, { timeout: 0 }).toBe(980);
  await expect(page.getByText('The import is done')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows that were not imported' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  const file = Buffer.concat(chunks).toString();
  expect(file.trim().split('\r\n')).toHaveLength(21);
  expect(file).toContain('2.54712E+11,,Homabay,Village 7,The spreadsheet rounded this number.');

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import is undone: 980 records were deleted.')).toBeVisible();
  expect(await count()).toBe(0);
});
