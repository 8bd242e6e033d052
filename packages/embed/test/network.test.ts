import { expect, test } from 'vitest';
import type {} from '../src/element.d.ts';
import { fillBooking } from './support/fillBooking.ts';
import { element, elementOfOwnApi, failAtFirst, openHostPage, script } from './support/hostPage.ts';
import { addElement, holdAnswers, removeElement } from './support/liveElement.ts';

const head = '<!doctype html><html lang="en"><title>Agrovet</title>';

test('removed, the element ends its requests, and keeps the booking that was on its way', async () => {
  const held = new Set(['/embed/boot', '/agric/agents', '/agric/soil-test-bookings/']);
  const reached: string[] = [];
  const failures: unknown[] = [];
  const { page, widget } = await openHostPage(`${head}<div id="place"></div>${script}`, {
    onApiAnswer: holdAnswers(held, (path) => reached.push(path)),
    before: async (opened) => {
      opened.on('requestfailed', (request) =>
        failures.push([new URL(request.url()).pathname, request.failure()?.errorText]),
      );
    },
  });
  await addElement(page, elementOfOwnApi());
  await widget.getByRole('combobox', { name: 'Agrovet' }).click();
  await expect.poll(() => reached.toSorted()).toEqual(['/agric/agents', '/embed/boot']);
  expect(failures).toEqual([]);
  await removeElement(page);
  await expect
    .poll(() => failures.toSorted())
    .toEqual([
      ['/api/agric/agents', 'net::ERR_ABORTED'],
      ['/api/embed/boot', 'net::ERR_ABORTED'],
    ]);

  held.delete('/embed/boot');
  await addElement(page, elementOfOwnApi());
  await fillBooking(widget, { agrovet: null });
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await expect.poll(() => reached.at(-1)).toBe('/agric/soil-test-bookings/');
  await removeElement(page);
  await expect
    .poll(() => failures.slice(2))
    .toEqual([['/api/agric/soil-test-bookings/', 'net::ERR_ABORTED']]);

  await addElement(page, elementOfOwnApi());
  const kept = widget.getByRole('listitem').filter({ hasText: 'Akinyi Odhiambo' });
  await kept.getByText("We don't know if this was booked").waitFor();
});

test('a booking that waits is sent on the next visit, though nobody opens the form', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>window.booked = []; addEventListener('udongo:booked', ({ detail }) => booked.push(detail));</script>
     ${element('mode="button"')}${script}`,
  );
  const address = page.url();
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await fillBooking(widget);
  await page.context().setOffline(true);
  // The page notices it a moment later; before that, a lost answer would mean a booking that may have been
  // stored.
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText('Akinyi Odhiambo').first().waitFor();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
  await expect
    .poll(() => page.evaluate('booked'), { timeout: 15_000 })
    .toEqual([{ uuid: expect.any(String), code: expect.stringMatching(/^UD-/) }]);
  expect(await widget.getByRole('dialog').count()).toBe(0);
});

/** The file that loads when the page is idle. */
const rest = /-rest[.]js/;

test('a list that is opened before its lines are there has them once they come', async () => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  const { widget, complaints } = await openHostPage(`${head}${element()}${script}`, {
    before: (opened) => opened.route(rest, (route) => held.then(() => route.continue())),
  });
  const county = widget.getByRole('combobox', { name: 'County' });
  await county.pressSequentially('Kisu');
  const field = await county.boundingBox();
  const popup = await widget.locator('[part=combobox-popup]').boundingBox();
  expect(Number(popup?.y)).toBeGreaterThanOrEqual(Number(field?.y) + Number(field?.height));
  send();
  await widget.getByRole('option', { name: 'Kisumu' }).click();
  expect(await county.inputValue()).toBe('Kisumu');
  expect(complaints).toEqual([]);
});

test('what the network lost while the form loaded comes with the next list, and then bookings can wait', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}${script}`, {
    before: (opened) => failAtFirst(opened, /-rest[.]js/, 2),
  });
  await widget.getByRole('combobox', { name: 'County' }).click();
  await widget.getByText('The list did not load').first().waitFor();
  await page.keyboard.press('Escape');
  await fillBooking(widget);
  await page.context().setOffline(true);
  // The page notices it a moment later; before that, a lost answer would mean a booking that may have been
  // stored.
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
});

test('texts that the network lost come when the page asks for that language again', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>window.told = []; addEventListener('udongo:error', ({ detail }) => told.push(detail));</script>
     ${element()}${script}`,
    { before: (opened) => failAtFirst(opened, /-otherLanguage[.]js/, 1) },
  );
  await widget.getByLabel('Full name').waitFor();
  const speak = (locale: string) => widget.evaluate((one, now) => one.setAttribute('locale', now), locale);
  await speak('sw');
  await expect.poll(() => page.evaluate('told')).toMatchObject([{ reason: 'load' }]);
  await widget.getByLabel('Full name').waitFor();
  await speak('en');
  await speak('sw');
  await widget.getByLabel('Jina kamili').waitFor();
});
