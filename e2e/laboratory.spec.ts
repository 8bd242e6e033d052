import { expect, type Page, test } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { startAs } from './support/session.ts';
import { startOwnApi } from './support/startOwnApi.ts';

const probe = 'Field probe 1 (NPK7-00412)';

/** Settings and analyses are of everybody, so this test has an API of its own. */
test('a day in the laboratory: an analysis is added, a control is beyond, a sample is measured twice, and all of it is verified', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const api = await startOwnApi(baseURL ?? '');
  const open = async (account: Account): Promise<Page> => {
    const context = await browser.newContext({ baseURL, locale: 'en-KE', timezoneId: 'Africa/Nairobi' });
    await api.serve(context);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await startAs(page, account, { api: api.url });
    return page;
  };
  await api.database.query(
    `insert into settings (id, asks_for_controls, duplicates_one_in) values (1, true, 1)
     on conflict (id) do update set asks_for_controls = true, duplicates_one_in = 1`,
  );
  // A booking with one sample that is to be measured.
  const { rows } = await api.database.query<{ booking: number; code: string }>(
    `select b.id as booking, b.code || '-' || min(s.number) as code from bookings b join samples s on s.booking_id = b.id
     where b.status = 'received' and b.test_type = 'complete-soil-analysis' group by b.id
     having bool_and(s.ph is null and s.received_on is not null) order by count(*), b.id limit 1`,
  );
  const { booking, code } = rows[0] ?? { booking: 0, code: '' };
  await api.database.query(
    `update samples set rejected_reason = 'leaking_bag', rejected_on = now() where booking_id = $1
     and id <> (select min(id) from samples where booking_id = $1)`,
    [booking],
  );

  const administrator = await open('administrator');
  await test.step('an administrator adds organic carbon', async () => {
    await administrator.goto('/analyses');
    await administrator.getByRole('button', { name: 'Add New' }).click();
    const form = administrator.getByRole('dialog');
    await form.getByLabel('Name', { exact: true }).fill('Organic carbon');
    await form.getByLabel(/^Code/).fill('organic_carbon');
    await form.getByLabel(/^Unit/).fill('%');
    await form.getByLabel(/^Greatest possible value/).fill('30');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(administrator.getByRole('row', { name: /Organic carbon/ })).toBeVisible();
  });

  const technician = await open('technician');
  await test.step('a technician measures the control soil, which is beyond its limits', async () => {
    await technician.goto('/devices?controls=1');
    const form = technician.getByRole('form', { name: 'Bench soil A' });
    await form.getByRole('combobox', { name: 'Probe' }).selectOption({ label: probe });
    for (const field of await form.getByRole('textbox').all()) await field.fill('9');
    await form.getByRole('button', { name: 'Save the measurement' }).click();
    await expect(technician.getByText('The measurement of the control soil is saved.')).toBeVisible();
  });

  await test.step('fills a row of the grid, is led to the second measurement, and saves it', async () => {
    await technician.goto('/bench/grid');
    const cells = technician.getByRole('row', { name: new RegExp(code) }).getByRole('textbox');
    for (const [index, text] of ['30', '< 5', '310', '400', '25', '22', '5.6'].entries()) {
      await cells.nth(index).fill(text);
    }
    await technician.getByRole('combobox', { name: 'Probe' }).selectOption({ label: probe });
    await technician.getByRole('button', { name: 'Save 1 sample' }).click();
    await expect(technician.getByText('1 saved sample is to be measured a second time')).toBeVisible();
    await technician.getByRole('link', { name: code }).click();
    const form = technician.getByRole('form', { name: 'Measure this sample a second time' });
    const again = { Nitrogen: '32', Phosphorus: '< 5', Potassium: '305', Conductivity: '410', pH: '5.7' };
    for (const [name, text] of Object.entries(again)) {
      await form.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    }
    await form.getByRole('button', { name: 'Save the second measurement' }).click();
    await expect(technician.getByText('The second measurement agrees with the first one.')).toBeVisible();
  });

  await test.step('enters organic carbon', async () => {
    await technician.getByRole('textbox', { name: /^Organic carbon/ }).fill('1,86');
    await technician.getByRole('button', { name: 'Save the other analyses' }).click();
    await expect(technician.getByText(`The other analyses of ${code} are saved.`)).toBeVisible();
  });

  const agronomist = await open('agronomist');
  await test.step('an agronomist sees the control and the value, and says why the results can be trusted', async () => {
    await agronomist.goto(`/bookings/${booking}/verify`);
    await expect(agronomist.getByText(/was beyond its limits with Field probe 1/)).toBeVisible();
    await expect(agronomist.getByRole('row', { name: /Organic carbon/ })).toContainText('1.86 %');
    for (const comment of await agronomist.getByRole('textbox', { name: /^Why it is right/ }).all()) {
      await comment.fill('Measured twice.');
    }
    await agronomist.getByRole('button', { name: 'Verify the readings' }).click();
    await expect(agronomist.getByText(/^Write a comment, or have the samples/)).toBeVisible();
    await agronomist
      .getByRole('textbox', { name: /^Why the results can be trusted/ })
      .fill('The soil in the jar was old.');
    await agronomist.getByRole('button', { name: 'Verify the readings' }).click();
    await expect(agronomist.getByRole('row', { name: /Organic carbon/ })).toContainText('1.86 %');
    await expect(agronomist.getByRole('heading', { name: /^Results of/ })).toBeVisible();
    await expect(agronomist.getByText('< 5 mg/kg', { exact: true }).first()).toBeVisible();
  });
  await api.stop();
});
