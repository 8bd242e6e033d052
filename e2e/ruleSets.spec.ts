import { expect, type Page, test } from '@playwright/test';
import { demoRules } from '../packages/reference-backend/src/generated/demoRules.ts';
import { formatDate } from '../packages/ui/src/lib/formatDate.ts';
import type { Account } from './support/accounts.ts';
import { dayAhead } from './support/booking.ts';
import { logIn, startAs } from './support/session.ts';
import { startOwnApi } from './support/startOwnApi.ts';

const name = 'Long rains';
/** Results and reports say from which rule set their amounts are. */
const dated = `the rule set “${name}” of ${formatDate('en', dayAhead(0))}`;
const toFile = (file: string, text: string) => ({
  name: `${file}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const maizeNeeds = (p2o5: number) =>
  demoRules.needs.replace('maize,p2o5,kg/acre,,23,', `maize,p2o5,kg/acre,,${p2o5},`);

/** A rule set and a crop's name are of everybody, so this test has an API of its own. */
test('a rule set: its faults, what it would change, two approvals, its day, a report by it, and a crop that is renamed in between', async ({
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
  const administrator = await open('administrator');
  const { rows } = await api.database.query<{ booking: number }>(
    `select min(b.id) as booking from bookings b join samples s on s.booking_id = b.id
     where s.main_crop_id = 1 and b.status in ('verified', 'report_ready') and s.ph is not null`,
  );
  const { booking } = rows[0] ?? { booking: 0 };

  await test.step('an administrator sees each fault with its line, and nothing is stored', async () => {
    await administrator.goto('/rule-sets');
    await administrator.getByRole('button', { name: 'Upload a rule set' }).click();
    await administrator.getByRole('textbox', { name: 'Name' }).fill(name);
    await administrator.getByLabel('Counts from').fill(dayAhead(1));
    await administrator
      .locator('input[type="file"]')
      .setInputFiles([
        toFile('needs', maizeNeeds(2300)),
        toFile('bands', demoRules.bands.replace('low,100,', 'low,,')),
      ]);
    await administrator.getByRole('button', { name: 'Check and upload' }).click();
    const faults = administrator.getByRole('alert').filter({ hasText: 'Nothing is stored.' });
    await expect(faults).toContainText('Line 3: amount: 2300 is not between 0.5 and 150');
    await expect(faults).toContainText('Line 2: percent is empty');
  });

  await test.step('the right files are stored, and show what they would change', async () => {
    await administrator
      .locator('input[type="file"]')
      .setInputFiles([toFile('needs', maizeNeeds(27.6)), toFile('bands', demoRules.bands)]);
    await administrator.getByRole('button', { name: 'Check and upload' }).click();
    await expect(administrator.getByText(`${name} is uploaded.`)).toBeVisible();
    await administrator.getByRole('link', { name }).click();
    const farm = administrator.getByRole('row', { name: /Maize: good soil, Nakuru/ });
    await expect(farm).toContainText('45 kg an acre');
    await expect(administrator.getByRole('table', { name: 'Verified samples' })).toBeVisible();
    await expect(administrator.getByText('Two agronomists who did not upload it approve it.')).toBeVisible();
    await expect(administrator.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });

  /** Approves from the home page on, as an agronomist who just came. */
  const approve = async (page: Page) => {
    await page.getByRole('link', { name: 'Open: Rule sets' }).click();
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page
      .getByRole('dialog', { name: `Approve ${name}?` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(page.getByText(`You approved ${name}.`)).toBeVisible();
  };
  const agronomist = await open('agronomist');
  await test.step('an agronomist approves it, and nothing waits for them any more', async () => {
    await agronomist.goto('/');
    await expect(agronomist.getByText('1 rule set waits for your approval')).toBeVisible();
    await approve(agronomist);
    await expect(agronomist.getByText('1 of 2 approvals')).toBeVisible();
    await agronomist.goto('/');
    await expect(
      agronomist.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await expect(agronomist.getByRole('link', { name: 'Open: Rule sets' })).toHaveCount(0);
  });

  await test.step('maize gets another name', async () => {
    await administrator.goto('/crops?search=maize');
    await administrator.getByRole('button', { name: 'Update Maize' }).click();
    const form = administrator.getByRole('dialog');
    await expect(form.getByText(/^A change of these ranges counts at once/)).toBeVisible();
    await form.getByLabel('Crop name').fill('White maize');
    await expect(form.getByLabel('Name in rule sets')).toHaveValue('maize');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(administrator.getByText('Crop updated successfully')).toBeVisible();
  });

  const second = await open();
  await test.step('a second agronomist approves it, and it counts from its day on', async () => {
    await second.goto('/');
    await logIn(second, 'otherAgronomist');
    await approve(second);
    await expect(second.getByText('Approved, counts later')).toBeVisible();
    await agronomist.goto(`/bookings/${booking}/results`);
    await expect(
      agronomist.getByRole('heading', { name: 'What to do for White maize' }).first(),
    ).toBeVisible();
    await expect(agronomist.getByText('the rule set “Demo 1” of 1 Jan 2026').first()).toBeVisible();
    // The day comes.
    await api.database.query('alter table rule_sets disable trigger refuse_change');
    await api.database.query('update rule_sets set counts_from = counts_from - 1 where name = $1', [name]);
    await api.database.query('alter table rule_sets enable trigger refuse_change');
    await second.reload();
    await expect(second.getByText('Counts now')).toBeVisible();
  });

  await test.step('a report of the renamed crop has its advice, and prints the day of the rule set', async () => {
    await agronomist.reload();
    await expect(agronomist.getByText(dated).first()).toBeVisible();
    await expect(agronomist.getByText(/60 kg an acre/).first()).toBeVisible();
    await agronomist
      .getByRole('textbox', { name: /^Why does the report change\?/ })
      .fill('New rules count for this crop.');
    await agronomist.getByRole('button', { name: /^Make (the|a new) report$/ }).click();
    await expect(agronomist.getByText(/^The report of .* is ready to send/)).toBeVisible();
    await agronomist.getByRole('link', { name: 'Open the report' }).first().click();
    await expect(agronomist.getByText(/White maize/).first()).toBeVisible();
    await expect(agronomist.getByText(dated).first()).toBeVisible();
  });

  await test.step('later changes of ranges wait for the next rule set', async () => {
    await administrator.goto('/crops?search=maize');
    await administrator.getByRole('button', { name: 'Update White maize' }).click();
    await expect(
      administrator.getByText(`Results use the ranges that Crops had when ${name} was uploaded`),
    ).toBeVisible();
  });
  await api.stop();
});
