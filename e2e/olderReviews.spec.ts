import { expect, test } from '@playwright/test';
import { freePorts } from '../scripts/lib/freePorts.ts';
import { expectNoSidewaysScroll, expectSettled, findOverlaps, showIn } from './support/crawl.ts';
import { findAccessibilityViolations, findNarrowFaults } from './support/findAccessibilityViolations.ts';
import { serveApp } from './support/serveApp.ts';
import { startOwnApi } from './support/startOwnApi.ts';
import { watchPage } from './support/watchPage.ts';

/** The demo has two reviews: this product has three pages of them. One worker starts it for both languages. */
test.describe.configure({ mode: 'default' });
let app: Awaited<ReturnType<typeof serveApp>>;
let api: Awaited<ReturnType<typeof startOwnApi>>;
test.beforeAll(async () => {
  const [port] = await freePorts(1);
  const APP_PORT = String(port);
  api = await startOwnApi(`http://localhost:${APP_PORT}`);
  await api.database.query(
    `INSERT INTO reviews (user_id, rating, comment, is_published, created_on, updated_on)
     SELECT 1, 4, 'Review number ' || n, true, now() - n * interval '1 day', now() FROM generate_series(1, 60) AS n`,
  );
  app = await serveApp({ APP_PORT, API_BASE_URL: api.url });
});
test.afterAll(async () => {
  await app.stop();
  await api.stop();
});

const languages = [
  { start: '', title: (page: number) => `What farmers say, page ${page}` },
  { start: '/sw', title: (page: number) => `Wakulima wanasema nini, ukurasa wa ${page}` },
];

for (const { start, title } of languages) {
  test(`older reviews at ${start}/reviews/2: there without a script, a title each, nothing moving, no barrier in either scheme, nothing wider than a 320 px phone`, async ({
    browser,
    page,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto(`${app.url}${start}/reviews/2`);
    await expect(still.getByRole('heading', { level: 1 })).toHaveText(title(2));
    await expect(still.getByText('Review number 30')).toBeVisible();
    await plain.close();

    const { problems, readShift, readMoved } = await watchPage(page);
    for (const [number, width] of [
      [2, 1280],
      [3, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${app.url}${start}/reviews/${number}`);
      await expectSettled(page);
      await expect(page).toHaveTitle(`${title(number)} · Udongo`);
      expect.soft(await readShift(), `page ${number}${await readMoved()}`).toBeLessThan(0.02);
      expect.soft(await findOverlaps(page), `page ${number}: texts on each other`).toEqual([]);
      await expectNoSidewaysScroll(page, `page ${number}`);
      expect.soft(await findAccessibilityViolations(page), `page ${number}`).toEqual([]);
      await showIn(page, 'dark');
      expect.soft(await findNarrowFaults(page), `page ${number}`).toEqual([]);
    }
    expect(problems).toEqual([]);
    // Beyond the oldest there is no page.
    expect((await page.goto(`${app.url}${start}/reviews/4`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not exist|haupo/);
  });
}
