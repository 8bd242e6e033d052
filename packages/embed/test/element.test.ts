import { expect, test } from 'vitest';
import type {} from '../src/element.d.ts';
import { book, fillBooking } from './support/fillBooking.ts';
import { api, cdn, element, elementOfOwnApi, openHostPage, script, scriptFirst } from './support/hostPage.ts';
import { addElement, holdAnswers, removeElement } from './support/liveElement.ts';
import { listTraces, recordListeners } from './support/traces.ts';

const head = '<!doctype html><html lang="en"><title>Agrovet</title>';

test('a page prefills the form by attributes and by a property set before the script came', async () => {
  const { widget } = await openHostPage(
    `${head}${element('test-type="microbial-analysis" prefill=\'{"name":"Akinyi","notes":"Gate is green"}\'')}
     <script>document.querySelector('udongo-booking').prefill = { phone_no: '0712345678', name: 'Wanjiku' };</script>${script}`,
  );
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('Wanjiku');
  expect(await widget.getByLabel('Phone number').inputValue()).toBe('0712345678');
  expect(await widget.getByRole('textbox', { name: 'Notes', exact: true }).inputValue()).toBe(
    'Gate is green',
  );
  expect(await widget.getByRole('radio', { name: /Microbial/ }).isChecked()).toBe(true);
});

test('every setting is a property as well, set before the script came or changed later', async () => {
  const { page, widget } = await openHostPage(
    `${head}<udongo-booking></udongo-booking><script>
       Object.assign(document.querySelector('udongo-booking'), {
         api: ${JSON.stringify(api)}, locale: 'sw', scheme: 'dark', testType: 'microbial-analysis', referrer: 2, prefill: '{"name":"Akinyi"}',
       });
     </script>${script}`,
  );
  await expect.poll(() => widget.getByLabel('Jina kamili').inputValue()).toBe('Akinyi');
  expect(await widget.locator('input[value="microbial-analysis"]').isChecked()).toBe(true);
  expect(await widget.getAttribute('scheme')).toBe('dark');
  const referrers = await page.evaluate(() => {
    const element = document.querySelector('udongo-booking');
    if (!element) return [];
    element.locale = 'en';
    element.label = 'Test your soil';
    const before = element.referrer;
    element.referrer = null;
    return [before, element.getAttribute('referrer')];
  });
  expect(referrers).toEqual(['2', null]);
  expect(await widget.getByLabel('Full name').inputValue()).toBe('Akinyi');
});

test('a button opens the form in a dialog inside the element, closes it and gives the focus back', async () => {
  const { page, widget } = await openHostPage(`${head}${element('mode="button"')}${script}`);
  const button = widget.getByRole('button', { name: 'Book a soil test' });
  await button.press('Enter');
  const dialog = widget.getByRole('dialog', { name: 'Book a soil test' });
  await dialog.getByLabel('Full name').fill('Akinyi');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await button.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)).toBe(true);

  await page.evaluate(() => document.querySelector('udongo-booking')?.open());
  await dialog.waitFor();
  await fillBooking(dialog);
  await book(dialog);
  await page.evaluate(() => document.querySelector('udongo-booking')?.close());
  await dialog.waitFor({ state: 'detached' });
});

test('two widgets on one page keep apart', async () => {
  const { page } = await openHostPage(
    `${head}${scriptFirst}${element('id="one"')}${element('id="two" scheme="dark"')}`,
  );
  const [one, two] = [page.locator('#one'), page.locator('#two')];
  await one.getByLabel('Full name').fill('Akinyi');
  await two.scrollIntoViewIfNeeded();
  await two.getByLabel('Full name').fill('Wanjiku');
  await one.getByText('Draft saved').first().waitFor();
  await two.getByText('Draft saved').first().waitFor();
  await page.reload();
  await one.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => one.getByLabel('Full name').inputValue()).toBe('Akinyi');
  await two.scrollIntoViewIfNeeded();
  await two.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => two.getByLabel('Full name').inputValue()).toBe('Wanjiku');
  expect(await one.getByLabel('Full name').inputValue()).toBe('Akinyi');
  const grounds = await Promise.all(
    [one, two].map((widget) =>
      widget.locator('.udongo-embed').evaluate((frame) => getComputedStyle(frame).backgroundColor),
    ),
  );
  expect(new Set(grounds).size).toBe(2);
});

test('a draft of a widget with an id that another tab continues leaves the first tab', async () => {
  const { page, widget } = await openHostPage(`${head}${element('id="shop"')}${script}`);
  const name = widget.getByLabel('Full name');
  await name.fill('Akinyi');
  await widget.getByText('Draft saved').first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const otherWidget = other.locator('udongo-booking');
  await otherWidget.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => otherWidget.getByLabel('Full name').inputValue()).toBe('Akinyi');
  await expect.poll(() => name.inputValue()).toBe('');
});

test('removed, the element leaves nothing behind of what it and its script made', async () => {
  const { page, widget, complaints } = await openHostPage(`${head}<div id="place"></div>`, {
    onApiAnswer: holdAnswers(new Set(['/embed/boot'])),
    before: (opened) => opened.addInitScript(recordListeners),
  });
  const before = await listTraces(page);
  await page.evaluate(async (src) => {
    const added = document.createElement('script');
    document.head.append(Object.assign(added, { src }));
    await customElements.whenDefined('udongo-booking');
    added.remove();
  }, `${cdn}/udongo.js`);
  expect(await listTraces(page)).toEqual(before);

  // While it waits for an answer.
  const asked = page.waitForRequest(/embed.boot/);
  await addElement(page, elementOfOwnApi());
  await widget.getByRole('combobox', { name: 'County' }).click();
  await asked;
  await removeElement(page);
  await expect.poll(() => listTraces(page)).toEqual(before);

  // In button mode with its dialog open, and a notification in it.
  await addElement(page, elementOfOwnApi('mode="button"'));
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.locator('[part~="toaster-toast"]').waitFor();
  await removeElement(page);
  await expect.poll(() => listTraces(page)).toEqual(before);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(complaints).toEqual([]);
});

test('a booking pressed without a network waits, and is sent once when the network returns', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>window.booked = []; addEventListener('udongo:booked', ({ detail }) => booked.push(detail));</script>
     ${element()}${script}`,
  );
  await fillBooking(widget);
  await page.context().setOffline(true);
  // The page notices it a moment later; before that, a lost answer would mean a booking that may have been
  // stored.
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText('Akinyi Odhiambo').first().waitFor();
  expect(await page.evaluate('booked')).toEqual([]);
  await page.context().setOffline(false);
  await expect
    .poll(() => page.evaluate('booked'), { timeout: 15_000 })
    .toEqual([{ uuid: expect.any(String), code: expect.stringMatching(/^UD-/) }]);
});
