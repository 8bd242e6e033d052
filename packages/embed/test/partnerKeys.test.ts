import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book, choose, fillBooking } from './support/fillBooking.ts';
import { cdn, isInWindow, openHostPage, script } from './support/hostPage.ts';
import { type PartnerApi, startPartnerApi } from './support/startPartnerApi.ts';

let api: PartnerApi;

beforeAll(async () => {
  api = await startPartnerApi();
});

afterAll(() => api.close());

/** Opens a page of a website whose form has a key; `before` is called with the website's origin. */
async function openPartnerPage(key: string, before: (origin: string) => Promise<unknown>) {
  const html = `<!doctype html><html lang="en"><title>Agrovet</title>
    <script>
      window.told = [];
      document.addEventListener('udongo:error', ({ detail }) => told.push(detail));
    </script>
    <udongo-booking api="${api.url}" partner-key="${key}"><a href="/book">Book a soil test</a></udongo-booking>${script}`;
  return openHostPage(html, { before: (_, origin) => before(origin) });
}

const toldTo = (page: Page) => page.evaluate<unknown[]>('window.told');

/** Books, and gives the booking that the API stored. */
async function bookOn(page: Page): Promise<unknown> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 201,
  );
  await book(page.locator('udongo-booking'));
  return (await answered).json();
}

test('a key credits its agent and its agrovet, and lists come from one answer that is asked for by its tag', async () => {
  const { id, key } = await api.createKey([]);
  const { page, widget, complaints } = await openPartnerPage(key, (origin) =>
    api.changeKey(id, { allowed_origins: [origin] }),
  );
  await widget.getByText('serves this booking. This shop will see your name').waitFor();
  expect(await widget.getByRole('combobox', { name: 'Agrovet' }).count()).toBe(0);
  await fillBooking(widget, { agrovet: null });
  expect(await bookOn(page)).toMatchObject({ agent: 1, referrer_agent: 2 });
  expect(api.answersTo('/embed/boot')).toEqual([200]);

  await page.reload();
  await choose(widget, 'County', 'Kisumu');
  await choose(widget, 'Main crop', 'Maize');
  expect(api.answersTo('/embed/boot')).toEqual([200, 304]);
  expect([...api.answersTo('/counties'), ...api.answersTo('/agric/crops')]).toEqual([]);
  expect(await toldTo(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('with a key of another website visitors have the link, and the owner reads what to do', async () => {
  const { key } = await api.createKey(['https://mavuno.example']);
  let site = '';
  const { page, widget, complaints } = await openPartnerPage(key, async (origin) => {
    site = origin;
  });
  await widget.getByRole('alert').filter({ hasText: "You can't book from this site" }).waitFor();
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
  expect(await widget.getByLabel('Full name').count()).toBe(0);
  const message = `This key is not valid on ${site}. Add ${site} to its websites, on “Your website” of the booking service.`;
  expect(await toldTo(page)).toEqual([{ reason: 'setup', message, status: 400 }]);
  expect(complaints).toContain(`<udongo-booking>: ${message}`);

  // Scrolling does not fetch it again.
  await page.evaluate("document.body.style.paddingBottom = '9000px'");
  await page.mouse.wheel(0, 8000);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(5000);
  await page.mouse.wheel(0, -9000);
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await toldTo(page)).toHaveLength(1);

  // After another attempt the message is scrolled into view.
  await page.setViewportSize({ width: 390, height: 600 });
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await toldTo(page)).length).toBe(2);
  const again = widget.getByRole('alert').filter({ hasText: "You can't book from this site" });
  await again.waitFor();
  await expect.poll(() => isInWindow(again)).toBe(true);
});

test('a mistyped key on a website that may book costs the credit alone', async () => {
  const { id } = await api.createKey([]);
  const { page, widget } = await openPartnerPage('pk_0123456789abcdef', (origin) =>
    api.changeKey(id, { allowed_origins: [origin] }),
  );
  await expect
    .poll(() => toldTo(page), { timeout: 20_000 })
    .toEqual([{ reason: 'setup', message: expect.stringContaining('not known here'), status: 400 }]);
  await fillBooking(widget, { agrovet: null });
  expect(await bookOn(page)).toMatchObject({ referrer_agent: null });
});

test('a key that is switched off while somebody types still lets them book', async () => {
  const [ended, other] = [await api.createKey([]), await api.createKey([])];
  const { page, widget } = await openPartnerPage(ended.key, async (origin) => {
    for (const { id } of [ended, other]) await api.changeKey(id, { allowed_origins: [origin] });
  });
  await fillBooking(widget, { agrovet: null });
  await api.changeKey(ended.id, { is_active: false });
  expect(await bookOn(page)).toMatchObject({ agent: 1, referrer_agent: null });
  expect(await toldTo(page)).toEqual([]);
});

test('a visitor whose site lost its only key while they typed is told so, keeps what they typed, and books once it is on again', async () => {
  const { id, key } = await api.createKey([]);
  const { page, widget } = await openPartnerPage(key, (origin) =>
    api.changeKey(id, { allowed_origins: [origin] }),
  );
  await fillBooking(widget, { agrovet: null });
  await api.changeKey(id, { is_active: false });
  await widget.getByRole('button', { name: 'Book the test' }).click();
  const notice = widget.getByRole('alert').filter({ hasText: 'What you typed is still here' });
  await expect.poll(() => notice.innerText()).toContain("You can't book from this site");
  expect(await toldTo(page)).toContainEqual(
    expect.objectContaining({ reason: 'setup', message: expect.stringContaining('switched off') }),
  );
  await api.changeKey(id, { is_active: true, allowed_origins: [new URL(page.url()).origin] });
  expect(await bookOn(page)).toMatchObject({ agent: 1, referrer_agent: 2 });
});

test('an API without such an answer gives its ordinary lists', async () => {
  const { id, key } = await api.createKey([]);
  const { page, widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>
     <udongo-booking api="${api.url}" partner-key="${key}"></udongo-booking><script src="${cdn}/udongo.js" async></script>`,
    {
      before: async (opened, origin) => {
        await api.changeKey(id, { allowed_origins: [origin] });
        await opened.route('**/embed/boot*', (route) =>
          route.fulfill({
            status: 404,
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: { detail: 'Not found.' },
          }),
        );
      },
    },
  );
  await fillBooking(widget, { agrovet: null });
  expect(await bookOn(page)).toMatchObject({ referrer_agent: 2 });
  expect(api.answersTo('/counties')).not.toEqual([]);
});
