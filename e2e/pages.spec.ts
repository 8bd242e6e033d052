import { expect, type Page, test } from '@playwright/test';
import { type Account, accounts } from './support/accounts.ts';
import { holdAnswers } from './support/api.ts';
import { expectNoSidewaysScroll, expectSettled, findOverlaps, showIn } from './support/crawl.ts';
import { findAccessibilityViolations, findDimTexts } from './support/findAccessibilityViolations.ts';
import { startAs } from './support/session.ts';
import { watchPage } from './support/watchPage.ts';

const uuid = '5eed0000-0000-4000-8000-000000000016';

/** Pages that no menu leads to. `publicPages.spec.ts` has the public ones. */
const beside: Record<Account | 'visitor', readonly string[]> = {
  visitor: [
    '/book',
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
    '/status',
    `/status/${uuid}`,
    '/nowhere',
  ],
  farmer: ['/', '/bookings/16', '/bookings/16/results', '/account', '/notifications', '/numbers'],
  agent: ['/', '/bookings/16', '/bookings?search=nobody-is-called-this', '/numbers', '/account'],
  administrator: [
    '/',
    '/bookings/16',
    '/bookings/16/edit',
    '/bookings/16/results',
    '/bookings/16/shopping',
    '/bookings/16/verify',
    '/bench/receive',
    '/numbers',
    '/numbers/soil',
    '/farmers/1',
    '/farmers/import',
    '/commissions?date=2026-01-01..2027-12-31&county=22',
  ],
  finance: ['/'],
  agronomist: ['/', '/bookings/16/results'],
  technician: ['/', '/bench/receive'],
  content: ['/'],
};
const languages = ['en', 'sw'] as const;
/** Selector of a shape of what comes, or a text that needs no answer, once the page's code is there. */
const waiting = 'main > :not([role=status]) :is(.udongo-skeleton, h1, p):visible';
/** Parts of long menus, so that tests are of one length. */
const parts: Partial<Record<Account | 'visitor', number>> = { administrator: 8, agent: 2, farmer: 2 };

for (const who of ['visitor', ...Object.keys(accounts)] as (Account | 'visitor')[]) {
  const count = parts[who] ?? 1;
  for (let part = 0; part < count; part += 1) {
    const name = count === 1 ? who : `${who}, part ${part + 1} of ${count}`;
    test(`pages of ${name}: a title each, nothing blank, moving or covering a text, no barrier in either scheme, nothing wider than a 320 px phone`, async ({
      page,
    }) => {
      const watched = await watchPage(page);
      if (who !== 'visitor') await startAs(page, who);
      await page.goto('/');
      const paths = [...new Set([...beside[who], ...(who === 'visitor' ? [] : await readMenu(page))])];
      const titles = new Map<string, string>();
      const screen = page.viewportSize() ?? { width: 1280, height: 720 };
      const open = async (locale: (typeof languages)[number], path: string) => {
        // Of the whole site: the address of a page would limit it to the pages beside that one.
        const { origin } = new URL(page.url());
        await page.context().addCookies([{ name: 'udongo-locale', value: locale, url: origin }]);
        // Hold the answers back until something is in their place: it has to be of their size, as the shift below counts both.
        const release = await holdAnswers(page);
        await page.goto(path);
        await expect.soft(page.locator(waiting).first(), `${path}: blank while it waits`).toBeVisible();
        await release();
        await expectSettled(page);
        const shift = await watched.readShift();
        const moved = `${path}: layout shift, ${locale}${await watched.readMoved()}`;
        expect.soft(shift, moved).toBeLessThan(0.02);
        expect.soft(await findOverlaps(page), `${path}: texts on each other, ${locale}`).toEqual([]);
        return new URL(page.url());
      };
      for (const [index, path] of paths.entries()) {
        if (index % count !== part) continue;
        await test.step(path, async () => {
          // One language on a wide screen, the other on a phone; every other page the other way round.
          const [wide, narrow] = Math.floor(index / count) % 2 === 0 ? languages : languages.toReversed();
          const { pathname } = await open(wide, path);
          const title = await page.title();
          expect.soft(title, `${path}: its title`).toMatch(pathname === '/' ? /^Udongo$/ : /. · Udongo$/);
          const other = titles.get(title) ?? pathname;
          expect.soft(other, `${path}: another page with its title`).toBe(pathname);
          titles.set(title, pathname);
          expect.soft(await findAccessibilityViolations(page), path).toEqual([]);
          await page.setViewportSize({ width: 320, height: 640 });
          await open(narrow, path);
          await expectNoSidewaysScroll(page, path);
          await showIn(page, 'dark');
          expect.soft(await findDimTexts(page), path).toEqual([]);
          await page.setViewportSize(screen);
        });
      }
      expect.soft(watched.problems.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
    });
  }
}

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
