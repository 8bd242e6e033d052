import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Boot } from '../../sdk/src/index.ts';
import { book, choose, fillBooking } from './support/fillBooking.ts';
import { api, element, openHostPage, script } from './support/hostPage.ts';

const page = (attributes?: string) =>
  `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element(attributes)}`;

/**
 * Changes the API's offer: 7,250 for a complete analysis, and no microbial one; `isFailing` makes it fail at
 * first.
 */
async function changeOffer(opened: Page, offer = { isFailing: false }) {
  await opened.route('**/embed/boot*', async (route) => {
    if (offer.isFailing) {
      return route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } });
    }
    const response = await route.fetch();
    const boot: Boot = await response.json();
    const test_types = boot.test_types
      .filter(({ value }) => value !== 'microbial-analysis')
      .map((one) => (one.value === 'complete-soil-analysis' ? { ...one, cost_per_test: 7250 } : one));
    await route.fulfill({ response, json: { ...boot, test_types } });
  });
}

test('the price that the API asks is shown and summed up, from the one answer that has the lists, too', async () => {
  const asked: string[] = [];
  const { widget, complaints } = await openHostPage(page(), {
    before: async (opened) => {
      opened.on('request', (request) => {
        if (request.url().startsWith(api))
          asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      await changeOffer(opened);
    },
  });
  await widget.getByText('KES 7,250.00 a sample').waitFor();
  expect(await widget.getByRole('radio').count()).toBe(2);
  await fillBooking(widget, { agrovet: null });
  await widget.getByRole('button', { name: 'Duplicate sample 1' }).click();
  const amount = widget.getByRole('complementary', { name: 'Amount due' });
  expect(await amount.innerText()).toContain('KES 14,500.00');
  expect(asked).toEqual(['GET /embed/boot']);
  expect(await book(widget)).toMatch(/^UD-/);
  // The confirmation links to the page where the booking is paid.
  const pay = await widget.getByRole('link', { name: 'Pay now' }).getAttribute('href');
  expect(pay).toMatch(/^https?:\/\/[^/]+\/status\/[0-9a-f-]{36}#pay$/);
  expect(complaints).toEqual([]);
});

test('where the API fails, the form has the specified prices, until it answers', async () => {
  const offer = { isFailing: true };
  const failed: Promise<unknown>[] = [];
  const { widget } = await openHostPage(page('test-type="complete-soil-analysis"'), {
    before: async (opened) => {
      failed.push(opened.waitForResponse((response) => response.status() === 503));
      await changeOffer(opened, offer);
    },
  });
  await Promise.all(failed);
  const amount = widget.getByRole('complementary', { name: 'Amount due' });
  await amount.getByText('KES 6,500.00').first().waitFor();
  expect(await widget.getByRole('radio').count()).toBe(3);

  offer.isFailing = false;
  await choose(widget, 'County', 'Kisumu');
  await amount.getByText('KES 7,250.00').first().waitFor();
  expect(await widget.getByRole('radio').count()).toBe(2);
});

test('where the page goes over to another API, the prices of the one before go', async () => {
  const { widget } = await openHostPage(page(), {
    before: async (opened) => {
      await changeOffer(opened);
      await opened.route('**/other/embed/boot*', (route) =>
        route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    },
  });
  await widget.getByText('KES 7,250.00 a sample').waitFor();
  const answered = widget.page().waitForResponse('**/other/embed/boot*');
  await widget.evaluate((one, other) => one.setAttribute('api', other), `${api}/other`);
  await widget.getByText('KES 6,500.00 a sample').waitFor();
  expect((await answered).status()).toBe(404);
  expect(await widget.getByRole('radio').count()).toBe(3);
});

test('a test that a page has chosen beforehand and that is not offered is not sent', async () => {
  const { widget } = await openHostPage(page('test-type="microbial-analysis"'), {
    before: (opened) => changeOffer(opened),
  });
  const card = widget.getByRole('radio', { name: 'No longer offered' });
  await card.waitFor();
  expect(await card.isChecked()).toBe(true);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByRole('link', { name: 'Select Test Type' }).waitFor();
});
