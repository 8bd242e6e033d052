import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { resourceEntries } from '../packages/reference-app/src/features/admin/registry.ts';
import { isLong } from '../scripts/lib/testRuns.ts';
import type { Account } from './support/accounts.ts';
import { holdAnswers } from './support/api.ts';
import { expectNoSidewaysScroll, expectSettled, findOverlaps, showIn } from './support/crawl.ts';
import { askForLinks, besideMenus, pathOf, type Visitor } from './support/crawledPages.ts';
import { findAccessibilityViolations, findNarrowFaults } from './support/findAccessibilityViolations.ts';
import { startAs } from './support/session.ts';
import { watchPage } from './support/watchPage.ts';

const languages = ['en', 'sw'] as const;
/**
 * Selector of a shape of what comes, or of content that needs no answer, once the page's code is there: below the title, beside what leads
 * to other pages and what filters the content.
 */
const around = ['[role=status]', '.app-title', 'nav', 'search', '[role=search]'].map((one) => `${one} *`);
const waiting = `main :is(.udongo-skeleton, p, li, td, label, button, a):not(${around.join()}):visible`;
/** Readers on phones: each page is loaded there, too. A page of staff is loaded once, in one of the languages, and made narrow. */
const onPhones: readonly Visitor[] = isLong
  ? (Object.keys(besideMenus) as Visitor[])
  : ['visitor', 'farmer', 'agent'];
/** Staff whose menu leads to pages that administrators have, too: a look at each, in one language, is enough. */
const partOfAdministrators = ['agronomist', 'content', 'finance', 'technician'] as const;
/** Parts of long menus, so that tests are of one length. */
const parts: Partial<Record<Visitor, number>> = { administrator: 5, agent: 2, farmer: 3, visitor: 3 };

for (const who of Object.keys(besideMenus) as Visitor[]) {
  const count = parts[who] ?? 1;
  for (let part = 0; part < count; part += 1) {
    const name = count === 1 ? who : `${who}, part ${part + 1} of ${count}`;
    test(`pages of ${name}: a title each, nothing blank, moving or covering a text, no barrier in either scheme, nothing wider than a 320 px phone`, async ({
      page,
    }) => {
      const watched = await watchPage(page);
      if (who !== 'visitor') await startAs(page, who);
      await page.goto('/');
      // A page takes the state of the entry below only once it has begun.
      await expectSettled(page);
      const menu = who === 'visitor' ? [] : await readMenu(page);
      const asked = who === 'visitor' && part === count - 1 ? await askForLinks(page) : [];
      const states = new Map(
        besideMenus[who].map((one) => [pathOf(one), typeof one === 'string' ? null : one.state]),
      );
      const paths = [...new Set([...states.keys(), ...menu])].filter((_, index) => index % count === part);
      const titles = new Map<string, string>();
      const screen = page.viewportSize() ?? { width: 1280, height: 720 };
      // Hold the answers back until something is in their place: it has to be of their size, as the shift below counts both.
      const release = await holdAnswers(page);
      const open = async (locale: (typeof languages)[number], path: string) => {
        // Of the whole site: the address of a page would limit it to the pages beside that one.
        const { origin } = new URL(page.url());
        await page.context().addCookies([{ name: 'udongo-locale', value: locale, url: origin }]);
        const state = states.get(path);
        // The router keeps the state of an entry in the browser's history.
        if (state) {
          await page.evaluate(([to, usr]) => history.replaceState({ usr }, '', to), [path, state] as const);
          await page.reload();
        } else {
          // The app takes a token out of the address: only from elsewhere does the same address load a page.
          if (path.includes('#')) await page.goto('about:blank');
          await page.goto(path);
        }
        await expect.soft(page.locator(waiting).first(), `${path}: blank while it waits`).toBeVisible();
        await release();
        await expectSettled(page);
        const shift = await watched.readShift();
        const moved = `${path}: layout shift, ${locale}${await watched.readMoved()}`;
        expect.soft(shift, moved).toBeLessThan(0.02);
        expect.soft(await findOverlaps(page), `${path}: texts on each other, ${locale}`).toEqual([]);
        return new URL(page.url());
      };
      for (const [index, path] of [...paths, ...asked].entries()) {
        await test.step(path, async () => {
          // One language on a wide screen, the other on a phone; every other page the other way round.
          const [wide, narrow] = index % 2 === 0 ? languages : languages.toReversed();
          const { pathname } = await open(wide, path);
          const title = await page.title();
          expect.soft(title, `${path}: its title`).toMatch(pathname === '/' ? /^Udongo$/ : /. · Udongo$/);
          const other = titles.get(title) ?? pathname;
          expect.soft(other, `${path}: another page with its title`).toBe(pathname);
          titles.set(title, pathname);
          if (!states.has(path) && partOfAdministrators.some((one) => one === who)) return;
          expect.soft(await findAccessibilityViolations(page), path).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          if (onPhones.includes(who)) await open(narrow, path);
          await expectNoSidewaysScroll(page, path);
          await showIn(page, 'dark');
          expect.soft(await findNarrowFaults(page), path).toEqual([]);
          await page.setViewportSize(screen);
        });
      }
      expect.soft(watched.problems.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    });
  }
}

test('each page of the router, and each list, is one of those above', async ({ browser }) => {
  const router = join(import.meta.dirname, '../packages/reference-app/src/shell/router.tsx');
  const routes = [...(await readFile(router, 'utf8')).matchAll(/(?:pageAt\(|path: )'([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const lists = resourceEntries.map(({ path }) => path);
  expect([routes.length > 30, lists.length > 25]).toEqual([true, true]);
  const menuOf = async (who: Account) => {
    const page = await (await browser.newContext()).newPage();
    await startAs(page, who);
    await page.goto('/');
    return readMenu(page);
  };
  const ofAdministrators = [...besideMenus.administrator.map(pathOf), ...(await menuOf('administrator'))];
  for (const who of partOfAdministrators) {
    const only = (await menuOf(who)).filter(
      (path) => ![...ofAdministrators, ...besideMenus[who].map(pathOf)].includes(path),
    );
    expect(only, `pages of ${who} that are looked at in one language only`).toEqual([]);
  }
  // Pages that exist once somebody asked for their link.
  const crawled = ['/sandbox/phone/1', '/auth/set-password', ...ofAdministrators, ...(await menuOf('agent'))];
  for (const pages of Object.values(besideMenus)) crawled.push(...pages.map(pathOf));
  const isCrawled = (route: string) => {
    const pattern = new RegExp(`^/?${route.replaceAll(/:\w+/g, '[^/]+').replace('*', 'nowhere')}$`);
    return crawled.some((path) => pattern.test(path.split(/[?#]/)[0] ?? ''));
  };
  expect([...routes, ...lists].filter((route) => !isCrawled(route))).toEqual([]);
});

/** Reads the addresses of a person's menu, which a phone shows as a list. */
async function readMenu(page: Page): Promise<string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const links = page
    .getByRole('navigation', { name: 'Main' })
    .filter({ visible: true })
    // Some are folded under a name.
    .getByRole('link', { includeHidden: true });
  await expect(links.first()).toBeAttached();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  if (wide) await page.setViewportSize(wide);
  return paths;
}
