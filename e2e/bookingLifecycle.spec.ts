import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readPdf } from '../packages/reference-backend/test/pdf/readPdf.ts';
import { apiUrl } from './support/api.ts';
import { findBooking } from './support/booking.ts';
import { bookTwoSamples, makeReport, open, paste, reading, scan, verify } from './support/lifecycle.ts';
import { untilSent } from './support/outbox.ts';
import { readToken } from './support/session.ts';

test('from a sample to a result that a farmer acts on', async ({ browser }) => {
  test.slow();
  const agent = await open(browser, 'agent');
  const staff = await open(browser, 'administrator');
  const agronomist = await open(browser, 'agronomist');
  const farmer = await open(browser, 'farmer');

  const code = await bookTwoSamples(agent);
  await agent.getByRole('banner').getByRole('link', { name: 'Bookings' }).click();
  await findBooking(agent, code);
  await agent.getByRole('button', { name: 'Samples are collected' }).click();
  await expect(agent.getByText(`${code}: Samples collected`)).toBeVisible();

  await findBooking(staff, code);
  const labels = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Print labels' }).click();
  await staff.getByRole('button', { name: 'Save the PDF' }).click();
  const { pages: sheets } = await readPdf(await readFile(await (await labels).path()));
  expect(sheets.join(' ')).toContain(`${code}-2`);
  expect(sheets.join(' ')).not.toContain('Wanjiku');

  const id = new URL(staff.url()).pathname.split('/').at(-1);
  await staff.getByRole('button', { name: 'Samples have arrived' }).click();
  await expect(staff.getByText(`${code}: Received`)).toBeVisible();

  await test.step('staff scan and paste; the one warning names the other sample', async () => {
    await staff.goto('/bench');
    await expect(staff.getByRole('heading', { name: 'Next to measure' })).toBeVisible();
    await scan(staff, `${code}-1`);
    const { sensor } = reading('Turbo roadside field');
    await paste(staff, `${code}-1`, { sensor: { ...sensor, phosphorus: '< 15' } });
    await staff.keyboard.press('Enter');
    await expect(staff.getByText(`${code}-1 is saved.`)).toBeVisible();
    await scan(staff, `${code}-2`);
    await paste(staff, `${code}-2`, reading('Limuru kitchen garden'));
    await expect(staff.getByText(/^pH [\d.]+: The booking’s other samples suggest/)).toBeVisible();
    await staff.keyboard.press('Enter');
    await expect(staff.getByText(`${code}-2 is saved.`)).toBeVisible();
  });

  await test.step('the farmer sees nothing yet', async () => {
    await farmer.goto(`/bookings/${id}/results`);
    await expect(farmer.getByText('The results are not verified yet')).toBeVisible();
    const answer = await farmer.request.get(`${await apiUrl(farmer)}/agric/soil-test-samples?booking=${id}`, {
      headers: { Authorization: `Bearer ${await readToken(farmer)}` },
    });
    const { results } = await answer.json();
    expect(results.map(({ sensor_data }: { sensor_data: unknown }) => sensor_data)).toEqual([null, null]);
  });

  await test.step('who measured does not verify; a second person does', async () => {
    await staff.goto(`/bookings/${id}/verify`);
    await expect(staff.getByText(/^You saved readings of this booking/)).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Verify the readings' })).toBeDisabled();
    await verify(agronomist, id);
    await expect(agronomist.getByRole('heading', { name: `Results of ${code}` })).toBeVisible();
  });

  await test.step('the farmer sees what to do, then the readings', async () => {
    await farmer.reload();
    await expect(farmer.getByRole('heading', { name: 'What to do for Maize' })).toBeVisible();
    await expect(farmer.getByText(/^Spread agricultural lime/)).toBeVisible();
    await expect(farmer.getByRole('tabpanel').getByText('5.2', { exact: true })).toBeVisible();
    await expect(farmer.getByRole('tabpanel').getByText('< 15 mg/kg', { exact: true })).toBeVisible();
  });

  const firstLink = await makeReport(staff, id, code, 'Lime first.');
  const stranger = await (await browser.newContext()).newPage();
  await test.step('anybody with the link reads the report', async () => {
    await stranger.goto(firstLink);
    await expect(stranger.getByRole('heading', { name: `Soil report ${code}` })).toBeVisible();
    await expect(stranger.getByText('Lime first.')).toBeVisible();
    await expect(stranger.getByText('< 15 mg/kg', { exact: true })).toBeVisible();
    await expect(stranger.getByText('5.2', { exact: true })).toBeVisible();
  });

  await test.step('the farmer opens the PDF, which holds every rating and amount of the page', async () => {
    await farmer.reload();
    const download = farmer.waitForEvent('download');
    await farmer.getByRole('button', { name: 'Download PDF' }).click();
    const { pages } = await readPdf(await readFile(await (await download).path()));
    const written = pages.join(' ');
    expect(written).toContain('< 15 mg/kg');
    const main = farmer.getByRole('main');
    for (const badge of await main.locator('.udongo-sample-results__reading').all()) {
      const name = await badge.locator('.udongo-sample-results__reading-name').innerText();
      const rating = await badge.locator('.udongo-sample-results__rating').innerText();
      expect(written).toContain(name);
      expect(written).toContain(rating);
    }
    const actions = main
      .locator('.udongo-sample-results__list > li')
      .filter({ has: farmer.locator('.udongo-sample-results__text') });
    expect(await actions.count()).toBeGreaterThan(2);
    for (const action of await actions.all()) {
      expect(written).toContain(await action.locator('.udongo-sample-results__text > b').innerText());
      const text = await action.locator('.udongo-sample-results__text > p').innerText();
      const amount = /[\d,.]+( to [\d,.]+)? kg an acre, [\d,.]+( to [\d,.]+)? kg for the plot/.exec(text);
      if (amount) expect(written).toContain(amount[0]);
    }
    const costs = await main.locator('.udongo-sample-results__cost').allInnerTexts();
    const paid = costs.filter((cost) => cost !== 'KES 0').map((cost) => cost.replace('KES ', ''));
    expect(paid.length).toBeGreaterThan(1);
    for (const cost of paid) expect(written).toContain(cost);
  });

  await test.step('a corrected reading outdates the report; the old link keeps the old values', async () => {
    await staff.goto('/bench');
    await scan(staff, `${code}-1`);
    await expect(staff.getByText(/^This sample has readings/)).toBeVisible();
    await expect(staff.getByRole('textbox', { name: 'Phosphorus' })).toHaveValue('< 15');
    await staff.getByRole('textbox', { name: 'pH', exact: true }).fill('5.9');
    await staff
      .getByRole('textbox', { name: 'Why are the readings corrected?' })
      .fill('A digit was typed wrong.');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText(`${code}-1 is saved.`)).toBeVisible();
    await farmer.reload();
    await expect(farmer.getByText('The results are not verified yet')).toBeVisible();
    await verify(agronomist, id, new RegExp(`^${code}-1 .* 5\\.9 `));
    await expect(agronomist.getByText(/^This report is outdated/)).toBeVisible();
  });

  const secondLink = await makeReport(staff, id, code, 'No lime.', firstLink);
  await stranger.reload();
  await expect(stranger.getByText('5.2', { exact: true })).toBeVisible();
  await stranger.goto(secondLink);
  await expect(stranger.getByText('5.9', { exact: true })).toBeVisible();

  await test.step('the farmer shares the results with the agent', async () => {
    await farmer.goto(`/bookings/${id}`);
    await farmer.getByRole('button', { name: 'Yes, share them' }).click();
    await expect(farmer.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  });

  await test.step('the farmer was told of it, in bell and outbox, and the agent only of results that are shared, in their language', async () => {
    await farmer.goto('/notifications');
    await expect(farmer.getByText(`We collected the soil of ${code}.`, { exact: false })).toBeVisible();
    await expect(farmer.getByText(`You can read the results of ${code} now.`).first()).toBeVisible();
    const baseUrl = new URL(agent.url()).origin;
    await agent.context().addCookies([{ name: 'udongo-locale', value: 'sw', url: baseUrl }]);
    await agent.goto('/notifications');
    await expect(agent.getByText('Sasa unaweza kusoma matokeo ya UD-1001.')).toBeVisible();
    // The farmer of this booking shared the results after the report was sent.
    await expect(agent.getByText(`Sasa unaweza kusoma matokeo ya ${code}.`)).toHaveCount(0);
    await untilSent(staff, '+254712345678', new RegExp(`we collected the soil of ${code}`));
    await staff.goto('/outbox?search=254712345678&limit=50');
    const toldBySms = staff.getByRole('row', { name: `we collected the soil of ${code}` });
    await expect(toldBySms).toContainText('Sent');
    await expect(toldBySms.getByRole('link', { name: /status/ })).toHaveAttribute('href', /\/status\//);
  });

  await test.step('the farmer reviews the finished test, and everybody reads it once it is published', async () => {
    const words = `The soil of ${code} was tested fast.`;
    await farmer.goto(`/bookings/${id}`);
    await farmer.getByRole('radio', { name: '4 stars' }).check();
    await farmer.getByLabel(/^In your words/).fill(words);
    await farmer.getByRole('button', { name: 'Send the review' }).click();
    await expect(farmer.getByText('Waits until we have read it')).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { name: 'What farmers say' })).toBeVisible();
    await expect(visitor.getByText(words)).toHaveCount(0);

    await staff.goto(`/review-moderation?search=${code}`);
    await staff
      .getByRole('row', { name: words })
      .getByRole('button', { name: /^Update/ })
      .click();
    await staff.getByRole('checkbox', { name: /^Published/ }).check();
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(staff.getByText('Review updated successfully')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(words)).toBeVisible();
  });

  await test.step('an agronomist withdraws the report and tells the farmer, who reads why and what to do next', async () => {
    const reason = 'Two bags were mixed up.';
    await agronomist.goto(`/bookings/${id}/results`);
    await agronomist.getByRole('button', { name: 'Withdraw the report' }).click();
    const dialog = agronomist.getByRole('dialog', { name: `Withdraw the report of ${code}?` });
    await dialog.getByRole('textbox', { name: /^Why is it withdrawn/ }).fill(reason);
    await dialog.getByRole('button', { name: 'Withdraw the report' }).click();
    const telling = agronomist.getByRole('dialog', { name: `Tell the farmer that the report of ${code}` });
    await expect(
      telling.getByText(`we withdrew the report of ${code}`, { exact: false }).first(),
    ).toBeVisible();
    await telling.getByRole('button', { name: 'Tell the farmer' }).click();
    await expect(agronomist.getByText(/^The farmer is being told at /)).toBeVisible();
    await expect(agronomist.getByText(/^This report was withdrawn on .* by Musa Barasa: /)).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText(`Reason: ${reason}`)).toBeVisible();
    await expect(stranger.getByText(/^What to do next: do not buy or spread/)).toBeVisible();
    await farmer.goto(`/bookings/${id}/results`);
    await expect(farmer.getByText(new RegExp(`^This report was withdrawn on .*: ${reason}`))).toBeVisible();
    await expect(farmer.getByText(/^What to do next: do not buy or spread/)).toBeVisible();
    for (const place of ['results', 'shopping']) {
      await farmer.goto(`/bookings/${id}/${place}`);
      await expect(farmer.getByText('The results are not verified yet')).toBeVisible();
    }
    await farmer
      .getByRole('banner')
      .getByRole('link', { name: /unread notification/ })
      .click();
    await expect(farmer.getByText('Report withdrawn').first()).toBeVisible();
    await staff.goto(`/bookings/${id}/results`);
  });

  await test.step('a revoked link shows nothing any more', async () => {
    await staff.getByRole('button', { name: 'Revoke the link' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Revoke the link' }).click();
    await expect(staff.getByText('The public link was revoked.')).toBeVisible();
    await stranger.reload();
    await expect(
      stranger.getByRole('heading', { name: "We can't find a report for this link" }),
    ).toBeVisible();
    await stranger.goto(firstLink);
    await expect(stranger.getByText('5.2', { exact: true })).toBeVisible();
  });
});
