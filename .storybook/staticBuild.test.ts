import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributeMeanings } from '../packages/embed/stories/embedding.ts';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';
import { run } from '../scripts/lib/run.ts';
import { guidance } from './guidance.ts';

interface StoryIndex {
  entries: Record<string, { type: 'docs' | 'story'; title: string; id: string; tags: string[] }>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
let folder = '';
let index: StoryIndex = { entries: {} };
let browser: Browser;
/** One for all pages: the code of Storybook is compiled once. */
let page: Page;
const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://storybook').pathname;
  const file = join(folder, path);
  const body = await readFile(file).catch(() => null);
  response.writeHead(body ? 200 : 404, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  response.end(body);
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'udongo-storybook-'));
  const { exitCode, output } = await run('npm', ['run', 'build:storybook', '--', '--output-dir', folder], {
    cwd: join(import.meta.dirname, '..'),
    // A build for people, not for the tests of stories.
    env: { VITEST: '' },
    timeoutMs: 280_000,
  });
  expect(exitCode, output).toBe(0);
  index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  browser = await chromium.launch(chromiumLaunch);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server.close();
  await rm(folder, { recursive: true });
});

/** Goes to a page of documentation; ends once everything above its states is there. */
async function open(id: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=docs`);
  await page.locator('.sbdocs h2').last().waitFor();
}

test('a developer finds every page in the folder that is built, and its props described', async () => {
  const pages = Object.values(index.entries)
    .filter(({ type }) => type === 'docs')
    .map(({ title }) => title.split('/').at(-1));
  expect(pages).toEqual(expect.arrayContaining(['Introduction', 'Theming', ...Object.keys(guidance)]));

  const assets = await readdir(join(folder, 'assets'));
  const button = assets.find((file) => /^Button-.*[.]js$/.test(file)) ?? '';
  expect(await readFile(join(folder, 'assets', button), 'utf8')).toContain("One 'primary' per view.");
});

test('a page of a component opens with its first state, covered by nothing, and says all that a developer asks', async () => {
  const wrong: string[] = [];
  const all = Object.values(index.entries).filter(
    ({ type, title }) => type === 'docs' && !/^(Introduction|Theming|Embed)/.test(title),
  );
  expect(all.length).toBeGreaterThan(30);
  for (const { id, title } of all) {
    await open(id);
    const first = page.locator('.sbdocs-preview').first();
    await first.locator('main.story').waitFor();
    const check = async (what: string, holds: boolean | Promise<boolean>) => {
      if (!(await holds)) wrong.push(`${title}: ${what}`);
    };
    await check('a modal is open', (await page.locator(':modal').count()) === 0);
    // Storybook writes it after the first story is drawn.
    const contents = page.locator('.toc-list a').nth(1).waitFor({ state: 'attached', timeout: 10_000 });
    await check(
      'no table of contents',
      contents.then(
        () => true,
        () => false,
      ),
    );
    await check(
      'no notes on keys',
      page.getByRole('heading', { name: 'Keyboard and accessibility' }).isVisible(),
    );
    const required = await page
      .locator('.docblock-argstable-body tr')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('[title="Required"]') !== null));
    await check('a required prop is not first', !required.join().includes('false,true'));
    await page.locator('button', { hasText: 'Show code' }).first().click();
    // It is coloured in a moment after it is there.
    const code = await page.locator('.sbdocs-preview pre').filter({ hasText: 'import' }).first().innerText();
    await check(`its code is ${code}`, /from '@udongo\/ui';\s+<[A-Z]/.test(code));
    await check(`its code is ${code}`, !/=> ?\{|Unstyled|Component\b|function /.test(code));
    // Each story that plays has a frame and lists its steps there.
    const unframed = await page
      .locator('section[id^="anchor--"]')
      .evaluateAll((states) =>
        states
          .filter((state) => state.querySelector('.docs-steps') && !state.querySelector('.docs-frame'))
          .map((state) => state.id),
      );
    await check(`${unframed.join()} plays without a frame`, unframed.length === 0);
  }
  expect(wrong).toEqual([]);
}, 600_000);

test('the page of a dialog is closed, and opens each of its states in a frame of its own', async () => {
  await open('foundations-dialog--docs');
  await page.getByRole('button', { name: 'Delete entry' }).waitFor();
  const state = page.locator('#anchor--foundations-dialog--question');
  await state.scrollIntoViewIfNeeded();
  await state.frameLocator('iframe').getByRole('dialog', { name: 'Delete entry' }).waitFor();
  expect((await state.locator('iframe').boundingBox())?.height).toBeGreaterThan(300);
  expect(await page.locator(':modal').count()).toBe(0);
});

test('the page of the list names the fields of its columns, filters and address', async () => {
  await open('admin-adminlist--docs');
  for (const [type, field] of [
    ['AdminListColumn', 'fileOnly'],
    ['ListFilter', 'matches'],
    ['ListUrl', 'subscribe'],
  ] as const) {
    const section = page.locator(`div:has(> h3#${type.toLowerCase()})`);
    expect(await section.getByRole('row').filter({ hasText: field }).count(), type).toBe(1);
  }
  // A state that plays lists its steps.
  const exporting = page.locator('#anchor--admin-adminlist--exporting');
  expect(await exporting.locator('.docs-steps').innerText()).toBe(
    'Presses “Export”. Shows “Exporting 0 of 26 records”.',
  );
});

test('the page of the widget opens with a form that works, and has a control for each attribute', async () => {
  await open('embed-booking-widget--docs');
  const form = page.frameLocator('.embed-page').first();
  await form.getByLabel('Full name').fill('Akinyi');
  expect(await form.getByLabel('Full name').inputValue()).toBe('Akinyi');
  const rows = page
    .locator('.docblock-argstable-body tr')
    .filter({ has: page.locator('input, select, textarea, button') });
  const named = await rows.locator('td:first-child').allInnerTexts();
  expect(named).toEqual(expect.arrayContaining(Object.keys(attributeMeanings)));
  await page.getByLabel('mode', { exact: true }).selectOption('button');
  await form.getByRole('button', { name: 'Book a soil test' }).waitFor();
});
