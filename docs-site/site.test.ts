import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { findViolations } from '../scripts/lib/findViolations.ts';
import { listPages } from './.vitepress/listPages.ts';
import { findStory } from './.vitepress/theme/findStory.ts';

const { folder, address } = inject('site');
const { origin, pathname: base } = new URL(address);
const pages = listPages(join(import.meta.dirname, '..'));
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch);
});

afterAll(() => browser?.close());

interface Visit {
  page: Page;
  context: BrowserContext;
  /** Requests to other origins, missing files, errors of the page. */
  faults: string[];
}

async function visit(path: string, { width = 1280, dark = false } = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  onTestFinished(() => context.close());
  const faults: string[] = [];
  const page = await context.newPage();
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}${base}`) && !url.startsWith('data:')) faults.push(`asked for ${url}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${origin}${base}${path}`, { waitUntil: 'networkidle' });
  return { page, context, faults };
}

test.each(['', 'architecture.html', 'packages/ui.html', 'reference/index.html', 'http-api/index.html'])(
  'a reader opens /%s, and nothing is asked of another host',
  async (path) => {
    const { page, faults } = await visit(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(faults).toEqual([]);
  },
);

test('no file of the site names another host as the source of something', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const foreign = files
    .filter((file) => /[.](html|css)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const sources = text.matchAll(
        /(?:<(?:script|img|iframe|source)[^>]* src=|<link[^>]* href=|url\(|@import )["']?(?:https?:)?\/\/[^"') ]+/g,
      );
      return [...sources].map(([source]) => `${file}: ${source}`);
    });
  expect(foreign).toEqual([]);
});

test('every link of the site leads to a page and a heading of it', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(sep).join('/'),
  );
  const texts = new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const ids = new Map(
    [...texts].map(([name, text]) => [
      name,
      new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const broken: string[] = [];
  for (const [name, text] of texts) {
    for (const [, href = ''] of text.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (/^(https?|mailto|tel):/.test(href) || name === '404.html') continue;
      const [path = '', anchor] = href.split('#', 2);
      const target = path.startsWith(base)
        ? path.slice(base.length)
        : posix.normalize(posix.join(posix.dirname(name), path));
      const file = path === '' ? name : target === '.' || target === '' ? 'index.html' : target;
      const found = names.includes(file) && (!anchor || ids.get(file)?.has(decodeURIComponent(anchor)));
      if (!found) broken.push(`${name}: ${href}`);
    }
  }
  expect(texts.size).toBeGreaterThan(60);
  expect([...new Set(broken)]).toEqual([]);
});

test('a reader finds a page by words of its text', async () => {
  const { page, faults } = await visit('');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('cuts the line');
  await page.getByRole('option').filter({ hasText: 'A booking, from press to row' }).first().click();
  await page.waitForURL(`**${base}architecture.html#a-booking-from-press-to-row`);
  await page.getByText('cuts the line at 20 points').waitFor();
  expect(faults).toEqual([]);
});

test('a search finds the page about a word before the list of everything', async () => {
  const { page } = await visit('');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('partner key');
  const first = page.getByRole('option').first();
  await first.waitFor();
  expect(await first.innerText()).not.toContain('@udongo/sdk: reference');
});

test.each([
  ['timeout', 'guides/errors.html'],
  ['dense', 'guides/theming.html#density'],
  ['cursor', 'guides/lists.html'],
  ['Vue', 'guides/vue.html'],
  ['COEP', 'guides/cross-origin-isolation.html'],
  ['multi select', 'components.html#multiselect'],
])('a search for "%s" leads to where it is explained', async (words, place) => {
  const { page } = await visit('');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('option').first().waitFor();
  const links = page.getByRole('option').getByRole('link');
  const found = await links.evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href')));
  expect(found.filter((href) => href?.startsWith(`${base}${place}`))).not.toEqual([]);
});

test('a reader whose link is old searches on the page that says so', async () => {
  const { page, faults } = await visit('guides/theming-tokens.html');
  await page.getByRole('heading', { level: 1, name: 'There is no page here' }).waitFor();
  await page.getByRole('searchbox', { name: 'Words to search for' }).fill('theming');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).last().click();
  await page.getByRole('option').filter({ hasText: 'Theming' }).first().click();
  await page.waitForURL(`**${base}guides/theming.html*`);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('the changelog says what the next version of each package brings', async () => {
  const { page, faults } = await visit('changelog.html');
  await page.getByRole('heading', { level: 2, name: '@udongo/ui' }).waitFor();
  expect(await page.locator('.vp-doc li').count()).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('a reader copies a page as Markdown, and reads it so', async () => {
  const { page, faults } = await visit('packages/sdk.html');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# @udongo\/sdk/);
  expect(copied).not.toContain('<!--');

  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await page.waitForURL(`**${base}packages/sdk.md`);
  expect(await page.locator('body').innerText()).toContain('# @udongo/sdk');
  expect(faults.filter((fault) => !fault.includes('favicon'))).toEqual([]);
});

test('a visitor breaks the form on the first page, which loads it only when it is scrolled to', async () => {
  const { page, faults } = await visit('');
  const stories = page.getByRole('region', { name: 'Live stories' });
  expect(await stories.locator('iframe').count()).toBe(0);
  await stories.scrollIntoViewIfNeeded();
  const story = stories.frameLocator('iframe');
  await story.getByRole('textbox', { name: 'Full name' }).fill('Akinyi');
  await story.getByRole('button', { name: 'Book the test' }).click();
  await story.getByRole('row', { name: /Akinyi.*UD-/ }).waitFor();
  await story.getByText('Booked once, nothing lost').waitFor();
  expect(faults).toEqual([]);
});

test('the page about the components runs each below its heading, and leads to where its props are changed', async () => {
  const { page } = await visit('components.html');
  const names = await page.locator('h3').evaluateAll((headings) => headings.map(({ id }) => id));
  expect(names.length).toBeGreaterThan(35);
  const buttons = page.getByRole('button', { name: /^Run it here: / });
  expect(await buttons.count()).toBe(names.length);
  await page.getByRole('button', { name: 'Run it here: PaymentPanel' }).click();
  const story = page.frameLocator('.run-here iframe');
  await story.getByRole('region', { name: /^Pay for UD-/ }).waitFor();
  await page.getByRole('button', { name: 'Run it here: FarmerPicker' }).click();
  await story.getByRole('option', { name: /Otieno/ }).waitFor();
  expect(await page.locator('#farmerpicker + .run-here iframe').count()).toBe(1);
  await page.getByRole('link', { name: 'Change its props' }).click();
  const controls = page.frameLocator('#storybook-preview-iframe');
  await controls.getByRole('heading', { name: 'FarmerPicker', level: 1 }).waitFor();
  await controls.getByRole('heading', { name: 'Props' }).waitFor();
});

test('each component has a story to run, and its props can be changed only if they have a page', async () => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'storybook/index.json'), 'utf8'));
  const source = readFileSync(join(folder, 'components.html'), 'utf8');
  const names = [...source.matchAll(/aria-label="Run it here: ([^"]+)"/g)].map(([, name = '']) => name);
  expect(names).toContain('Booking widget');
  expect(names.filter((name) => !findStory(entries, name))).toEqual([]);
  expect(findStory(entries, 'Alert')?.controls).toBe('?path=/docs/foundations-alert--docs');
  expect(findStory(entries, 'ConflictDialog')?.id).toBe('foundations-conflictdialog--conflict');
  expect(findStory(entries, 'ConflictDialog')?.controls).toBeUndefined();
});

test('the guide to lists runs them, the last with markup of its own', async () => {
  const { page } = await visit('guides/lists.html');
  const stories = page.getByRole('region', { name: 'Live stories' });
  for (const name of await stories.getByRole('button').allInnerTexts()) {
    await stories.getByRole('button', { name, exact: true }).click();
    const story = stories.frameLocator(`iframe[title="${name}"]`);
    // In a narrow frame the rows are cards, whose cells have no box of their own.
    await story.locator('td').first().waitFor({ state: 'attached' });
  }
});

test('llms.txt leads to each page as Markdown, llms-full.txt has the text of all', async () => {
  const list = await (await fetch(`${origin}${base}llms.txt`)).text();
  const listed = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  const others = pages.filter(({ path }) => path !== 'index.md').map(({ path }) => `${base}${path}`);
  expect(listed.sort()).toEqual(others.sort());
  for (const path of listed) expect([path, (await fetch(`${origin}${path}`)).status]).toEqual([path, 200]);
  const full = await (await fetch(`${origin}${base}llms-full.txt`)).text();
  expect(full).toContain('# Architecture');
  expect(full).toContain('# Contributing');
});

test('the diagram of the packages is drawn, and moves with the scheme', async () => {
  for (const dark of [false, true]) {
    const { page } = await visit('architecture.html', { dark });
    const name = page.locator('.diagram svg text').filter({ hasText: 'reference-app' });
    await name.waitFor();
    const [ink, ground] = await name.evaluate((text) => {
      const lightness = (color: string) => Number(/oklch\(([\d.]+)/.exec(color)?.[1] ?? 1);
      return [getComputedStyle(text).fill, getComputedStyle(document.body).backgroundColor].map(lightness);
    });
    expect(Math.abs((ink ?? 0) - (ground ?? 0))).toBeGreaterThan(0.6);
  }
});

test.each([
  ['', 390, false],
  ['architecture.html', 1280, true],
  ['packages/ui.html', 390, true],
  ['operating.html', 1280, false],
] as const)('/%s can be read by everybody at %i px, dark: %s', async (path, width, dark) => {
  const { page } = await visit(path, { width, dark });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  // VitePress draws the arrow of a group as a button inside the group's button.
  const rules = { 'nested-interactive': { enabled: false } };
  expect(await findViolations(page, { rules })).toEqual([]);
});
