import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { readPublicPath, toPublicPath } from '../src/lib/publicPaths.ts';
import type { AppConfig } from '../src/services/config.ts';
import { fillPage, type PageFiles } from './fillPage.ts';
import type { PageRenderer, PageRequest } from './RenderedPage.ts';
import { type Page, sendPage, toPage } from './sendPage.ts';

/** The time for which a rendered page is sent again; a price that is a minute old hurts nobody. */
const freshMs = 60_000;
/** The same time for a page that lacks an answer of the API. */
const partFreshMs = 5_000;
/** Each has an address, a language, colours and a host. */
const mostPages = 500;

interface Kept {
  /** Null where this installation has no such page. */
  page: Promise<Page | null>;
  untilMs: number;
}

/**
 * Answers with rendered pages: the booking page with a visitor's form in it, so that its first field works before any script arrives,
 * and the public pages, so that they can be read without one. Rendering knows nothing about the person who asks, and each page is kept
 * for a minute. The next handler answers people who are logged in, and everybody if the build has no renderer, the API runs in the
 * browser, or rendering fails. `siteUrl` is the site's address as the pages name it; null: the address of the request.
 */
export function renderPages(folder: string, config: AppConfig, siteUrl: string | null): MiddlewareHandler {
  const built = join(resolve(folder), '.server');
  const template = templateOf(folder);
  const pages = new Map<string, Kept>();
  let known = '';

  const render = async (request: PageRequest, origin: string, builtAt: number) => {
    const { renderPage } = await loadRenderer(folder, builtAt);
    const rendered = await renderPage(request);
    if (!rendered) return null;
    const files: Record<string, PageFiles> = JSON.parse(readFileSync(join(built, 'files.json'), 'utf8'));
    const own = files[readPublicPath(request.path)?.path ?? request.path] ?? { scripts: [], styles: [] };
    const html = fillPage(readFileSync(template, 'utf8'), rendered, { ...request, origin, files: own });
    return { page: await toPage(html, rendered.isFound === false ? 404 : 200), isWhole: rendered.isWhole };
  };

  const find = (request: PageRequest, origin: string, builtAt: number): Promise<Page | null> => {
    // The form says which day is the earliest.
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Africa/Nairobi' });
    const now = `${today} ${builtAt}`;
    if (known !== now || pages.size > mostPages) pages.clear();
    known = now;
    const key = [request.path, request.locale, request.scheme, origin].join(' ');
    const kept = pages.get(key);
    if (kept && kept.untilMs > Date.now()) return kept.page;
    const answer = render(request, origin, builtAt);
    const next: Kept = { page: answer.then((it) => it?.page ?? null), untilMs: Date.now() + freshMs };
    pages.set(key, next);
    answer.then(
      (it) => {
        if (it && !it.isWhole) next.untilMs = Date.now() + partFreshMs;
      },
      () => pages.delete(key),
    );
    return next.page;
  };

  return async (c, next) => {
    const place = readPublicPath(c.req.path);
    const builtAt = readBuiltAt(folder);
    const isLoggedIn = getCookie(c, 'udongo-login_status') === 'true';
    if (config.mock || isLoggedIn || builtAt === undefined || !(place || c.req.path === '/book'))
      return next();
    const cookie = getCookie(c, 'udongo-locale');
    const wished = cookie ?? c.req.header('Accept-Language') ?? '';
    const chosen = /^sw\b/i.test(wished) ? 'sw' : 'en';
    // Nobody chose yet, and followed a link of this site: without a script it is the choice.
    const isLed = cookie === undefined && c.req.header('Sec-Fetch-Site') === 'same-origin';
    if (place?.locale === 'en' && chosen === 'sw' && !isLed) {
      c.header('Cache-Control', 'private, no-cache');
      c.header('Vary', 'Cookie, Accept-Language, Sec-Fetch-Site');
      return c.redirect(toPublicPath(place.address, 'sw') + new URL(c.req.url).search);
    }
    const locale = place?.locale ?? chosen;
    const scheme = getCookie(c, 'udongo-theme') === 'dark' ? 'dark' : 'light';
    try {
      const page = await find({ path: c.req.path, locale, scheme, config }, originOf(c, siteUrl), builtAt);
      return page ? sendPage(c, page) : next();
    } catch (error) {
      console.error(`The page ${c.req.path} was not rendered:`, error);
      return next();
    }
  };
}

/** When the app was built; undefined where the build left no renderer. */
export function readBuiltAt(folder: string): number | undefined {
  return statSync(templateOf(folder), { throwIfNoEntry: false })?.mtimeMs;
}

function templateOf(folder: string): string {
  return join(resolve(folder), '.server', 'page.html');
}

/** Loads the renderer from the build; after a newer build, the newer one. */
export async function loadRenderer(folder: string, builtAt: number): Promise<PageRenderer> {
  const code = pathToFileURL(join(resolve(folder), '.server', 'renderPage.js'));
  code.search = String(builtAt);
  return (await import(code.href)) as PageRenderer;
}

/** Gives the site's address: the configured one, else that of the request. */
export function originOf(c: Context, siteUrl: string | null): string {
  return siteUrl?.replace(/[/]+$/, '') ?? new URL(c.req.url).origin;
}
