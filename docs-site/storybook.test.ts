import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { guidance } from '../.storybook/guidance.ts';
import { five } from '../.storybook/pages/five.ts';
import { attributeMeanings } from '../packages/embed/stories/embedding.ts';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.ts';

interface StoryIndex {
  entries: Record<
    string,
    { type: 'docs' | 'story'; title: string; name: string; id: string; tags: string[] }
  >;
}

const { folder: site, address } = inject('site');
const folder = join(site, 'storybook');
let index: StoryIndex = { entries: {} };
let browser: Browser;
/** One for all pages: the code of Storybook is compiled once. */
let page: Page;

beforeAll(async () => {
  index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  browser = await chromium.launch(chromiumLaunch);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});

afterAll(() => browser?.close());

/** The address of a page of the built Storybook. */
function addressOf(path: string): string {
  return `${address}storybook/${path}`;
}

/** Goes to a page of documentation; ends once everything above its states is there. */
async function open(id: string): Promise<void> {
  await page.goto(addressOf(`iframe.html?id=${id}&viewMode=docs`));
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

test('the side bar begins with the five components, and shows many stories in groups', () => {
  const titles = [...new Set(Object.values(index.entries).map(({ title }) => title))];
  expect(titles.filter((title) => /^Components[/]\w+$/.test(title))).toEqual(
    Object.keys(five).map((name) => `Components/${name}`),
  );
  expect(titles.findIndex((title) => title.startsWith('Foundations/'))).toBeGreaterThan(
    titles.findLastIndex((title) => /^(Components|Booking|Admin|Embed|App)[/]/.test(title)),
  );
  expect(titles.slice(0, 2)).toEqual(['Introduction', 'Components/BookingForm']);
  const groupsOf = (name: string) =>
    titles.filter((title) => title.startsWith(`${name}/`)).map((title) => title.split('/').at(-1));
  const groups = ['Roles', 'States', 'Failures', 'Layouts', 'Recipes'];
  expect(groupsOf('Components/BookingForm')).toEqual(groups);
  expect(groupsOf('Components/AdminList')).toEqual(groups.toSpliced(2, 0, 'Actions'));
  const shown = Object.values(index.entries).filter(({ title }) => title === 'Components/BookingForm');
  expect(shown.map(({ name }) => name)).toEqual(['Docs', 'Playground']);
});

test('a developer comes from the introduction to a component in one press', async () => {
  await page.goto(addressOf('index.html?path=/docs/introduction--docs'));
  await page.getByRole('img', { name: 'Udongo components' }).waitFor();
  const preview = page.frameLocator('#storybook-preview-iframe');
  // The table of contents beside it has the same word.
  await preview.locator('.sbdocs-content').getByRole('link', { name: 'FarmerPicker' }).click();
  await preview.getByRole('heading', { name: 'FarmerPicker', level: 1 }).waitFor();
  expect(await page.getByText(/Get started/i).count()).toBe(0);
  expect(await page.title()).toMatch(/FarmerPicker.* ⋅ Udongo components$/);
});

test('a page of a component opens with its first state, covered by nothing, and says all that a developer asks', async () => {
  const wrong: string[] = [];
  const all = Object.values(index.entries).filter(
    ({ type, title }) => type === 'docs' && !/^(Introduction|Theming|Embed)|Recipes$/.test(title),
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
  await open('components-adminlist--docs');
  for (const [type, field] of [
    ['AdminListColumn', 'fileOnly'],
    ['ListFilter', 'matches'],
    ['ListUrl', 'subscribe'],
  ] as const) {
    const section = page.locator(`div:has(> h3#${type.toLowerCase()})`);
    expect(await section.getByRole('row').filter({ hasText: field }).count(), type).toBe(1);
  }
  // A state that plays lists its steps.
  const exporting = page.locator('#anchor--components-adminlist--exporting');
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
