import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { publicPaths } from '../packages/reference-app/src/lib/publicPaths.ts';
import { expectNoSidewaysScroll, expectSettled, findOverlaps, showIn } from './support/crawl.ts';
import { findAccessibilityViolations, findNarrowFaults } from './support/findAccessibilityViolations.ts';
import { watchPage } from './support/watchPage.ts';

/** The content of each page without a script, in both languages. */
const pages = [
  {
    path: '/',
    en: 'Know your soil before you plant',
    sw: 'Ujue udongo wako kabla ya kupanda',
    says: ['6,500.00', 'of 5 from|kati ya 5'],
  },
  {
    path: '/prices',
    en: 'Soil tests and prices',
    sw: 'Upimaji wa udongo na bei',
    says: ['5,000.00', 'Salts|Chumvi', '7 working days|siku 7'],
  },
  {
    path: '/how-to-sample',
    en: 'How to take a soil sample',
    sw: 'Jinsi ya kuchukua sampuli ya udongo',
    says: '20',
  },
  {
    path: '/sample-report',
    en: 'A sample soil report',
    sw: 'Mfano wa ripoti ya udongo',
    says: ['5.5', 'acidity|asidi'],
  },
  { path: '/questions', en: 'Questions and answers', sw: 'Maswali na majibu', says: '?' },
  { path: '/blog', en: 'From the field', sw: 'Kutoka shambani', says: 'pH' },
  {
    path: '/blog/what-ph-means-for-your-maize',
    swPath: '/blog/maana-ya-ph-kwa-mahindi-yako',
    en: 'What pH means for your maize',
    sw: 'Maana ya pH kwa mahindi yako',
    says: '5.5',
  },
  { path: '/reviews', en: 'What farmers say', sw: 'Wakulima wanasema nini', says: 'of 5 from|kati ya 5' },
  { path: '/contact', en: 'Contact us', sw: 'Wasiliana nasi', says: 'Send|Tuma' },
  { path: '/newsletter', en: 'News by email', sw: 'Habari kwa barua pepe', says: 'Subscribe|Jiandikishe' },
  { path: '/privacy', en: 'Privacy', sw: 'Faragha', says: '2019' },
  { path: '/terms', en: 'Terms', sw: 'Masharti', says: 'PIN|KES|shilling|shilingi' },
] as const;

/** An article has a different address in each language. */
const addressOf = ({ path, swPath = path }: { path: string; swPath?: string }, locale: 'en' | 'sw') =>
  locale === 'en' ? path : `/sw${path === '/' ? '' : swPath}`;

type Shown = (typeof pages)[number];
type Locale = 'en' | 'sw';

/** Checks the page without scripts, and its data for search engines and messengers. */
async function expectInforms(still: Page, { says, ...shown }: Shown, locale: Locale) {
  const address = addressOf(shown, locale);
  const response = await still.goto(address);
  expect(response?.status()).toBe(200);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(shown[locale]);
  for (const words of [says].flat())
    await expect(still.getByRole('main')).toContainText(new RegExp(words.replace('?', '[?]')));
  await expect(still.locator('.start')).toBeHidden();
  await expect(still.locator('html')).toHaveAttribute('lang', locale);
  const { origin } = new URL(still.url());
  const attributeOf = (selector: string, name: string) => still.locator(selector).getAttribute(name);
  expect(await attributeOf('link[rel=canonical]', 'href')).toBe(origin + address);
  for (const other of ['en', 'sw'] as const)
    expect(await attributeOf(`link[hreflang=${other}][rel=alternate]`, 'href')).toBe(
      origin + addressOf(shown, other),
    );
  const description = (await attributeOf('meta[name=description]', 'content')) ?? '';
  expect(description.length).toBeGreaterThan(40);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(await attributeOf('meta[property="og:description"]', 'content')).toBe(description);
  expect(await attributeOf('meta[property="og:title"]', 'content')).toBe(await still.title());
  // The link to the same page in the other language needs no script, either.
  const other = locale === 'en' ? 'sw' : 'en';
  await still.locator(`footer a[hreflang=${other}]`).click();
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(shown[other]);
}

/** Checks that hydration moves nothing, keeps the language, and causes no error. */
async function expectTakenOver(page: Page, shown: Shown, locale: Locale) {
  const { problems, readShift } = await watchPage(page);
  await page.goto(addressOf(shown, locale));
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  await expectSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown[locale]);
  expect(await readShift()).toBeLessThan(0.02);
  return problems;
}

test('prices are there without JavaScript, and the app takes the page over', async ({
  browser,
  page,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await expectInforms(await plain.newPage(), pages[1], 'en');
  expect(await expectTakenOver(page, pages[1], 'en')).toEqual([]);
});

test('nothing on a page moves while its last part is still to come', async ({ page, baseURL }) => {
  const { readShift } = await watchPage(page);
  let sendRest = () => {};
  const firstLinkIsHere = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', baseURL));
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = request.url === '/prices' ? body.indexOf('</a>', body.indexOf('<footer')) : 0;
    response.write(body.subarray(0, cut));
    if (cut > 0) await firstLinkIsHere;
    response.end(body.subarray(cut));
  }).listen();
  await once(server, 'listening');
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/prices`, {
    waitUntil: 'commit',
  });
  await page.locator('footer a').first().waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  sendRest();
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  await expect(page.locator('footer a').first()).toBeVisible();
  expect(await readShift()).toBeLessThan(0.005);
  server.closeAllConnections();
  server.close();
});

for (const locale of ['en', 'sw'] as const) {
  test.describe(`without JavaScript, ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('each public page informs and names itself', async ({ page }) => {
      for (const shown of pages) await test.step(shown.path, () => expectInforms(page, shown, locale));
    });
  });
}

for (const shown of pages) {
  test(`${shown.path} is taken over without a fault in both languages, and has no barrier in either scheme or on a 320 px phone`, async ({
    page,
  }) => {
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 640 });
    const problems = await expectTakenOver(page, shown, 'sw');
    await expectNoSidewaysScroll(page, shown.path);
    expect.soft(await findOverlaps(page), 'texts on each other on a phone').toEqual([]);
    await showIn(page, 'dark');
    expect.soft(await findNarrowFaults(page)).toEqual([]);
    await page.setViewportSize(wide);
    await page.goto(addressOf(shown, 'en'));
    await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
    await expectSettled(page);
    expect.soft(await findOverlaps(page), 'texts on each other').toEqual([]);
    expect.soft(await findAccessibilityViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('each public page is one of those above; an article stands for all of them', () => {
  const isFixed = (path: string) => !path.includes(':');
  const article = '/blog/what-ph-means-for-your-maize';
  expect(pages.map(({ path }) => path).filter((path) => path !== article)).toEqual(
    publicPaths.filter(isFixed),
  );
});

test('who reads Kiswahili gets the pages in Kiswahili, and changes the language with the address', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'udongo-locale', value: 'sw', url: baseURL ?? '' }]);
  await page.goto('/prices?from=poster');
  await expect(page).toHaveURL(/[/]sw[/]prices[?]from=poster$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  await page.getByLabel('Lugha').filter({ visible: true }).selectOption('en');
  await expect(page).toHaveURL(/[/]prices[?]from=poster$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soil tests and prices');
  await expect(page).toHaveTitle('Soil tests and prices · Udongo');
  await page.reload();
  await expect(page).toHaveURL(/[/]prices[?]from=poster$/);
});

test('a phone in Kiswahili reads Kiswahili at first, and English once that is chosen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'sw-KE', baseURL });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await context.clearCookies();
  await page.goto('/prices');
  await expect(page).toHaveURL(/[/]sw[/]prices$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-rendered');
  await page.getByLabel('Lugha').filter({ visible: true }).selectOption('en');
  await expect(page).toHaveURL(/[/]prices$/);
  await page.goto('/book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a soil test');
  await context.close();
});

test('search engines find every public page in both languages, and nothing of a person', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const shown of pages)
    for (const locale of ['en', 'sw'] as const)
      expect(sitemap).toMatch(new RegExp(`<loc>http://[^/]+${addressOf(shown, locale)}</loc>`));
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http:[^\n]+[/]sitemap[.]xml$/m);
  expect(robots).toMatch(/^Disallow: [/]r[/]$/m);
});

test('a feed in each language tells of the articles, and an unknown or unpublished one is not found', async ({
  page,
}) => {
  await page.goto('/terms');
  for (const [address, title, path] of [
    ['/blog/rss.xml', 'What pH means for your maize', '/blog/what-ph-means-for-your-maize'],
    ['/sw/blog/rss.xml', 'Maana ya pH kwa mahindi yako', '/sw/blog/maana-ya-ph-kwa-mahindi-yako'],
  ] as const) {
    const response = await page.request.get(address);
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const items = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent ?? '');
        const textOf = (item: Element, name: string) => item.querySelector(name)?.textContent;
        return [...xml.querySelectorAll('item')].map((item) => [textOf(item, 'title'), textOf(item, 'link')]);
      },
      await response.text(),
    );
    expect(items).toContainEqual([title, new URL(path, page.url()).href]);
  }
  const addresses = [
    '/blog/nothing-here',
    '/sw/blog/nothing-here',
    '/blog/questions-from-the-last-field-day',
  ];
  for (const address of addresses) {
    const response = await page.request.get(address);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(
      address.startsWith('/sw') ? 'Ukurasa' : 'This page does not exist',
    );
  }
});
