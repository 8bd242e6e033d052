import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppConfig } from '../src/app/config.ts';
import type { PageRenderer, PageRequest } from '../src/rendering/RenderedPage.ts';
import { fillPage } from './fillPage.ts';
import { type Page, sendPage, toPage } from './sendPage.ts';

/**
 * Answers the booking page with a visitor's form in it, so that the first field can be used before any script is here. Each
 * language and colour scheme is rendered once a day, and from nothing that says who asks. Who is logged in gets what comes next,
 * as everybody does where the build left no renderer, where the API is in the browser, and where rendering fails.
 */
export function renderBooking(folder: string, config: AppConfig): MiddlewareHandler {
  const built = join(resolve(folder), '.server');
  const template = join(built, 'book.html');
  const pages = new Map<string, Promise<Page>>();
  let known = '';

  const render = async (request: PageRequest, builtAt: number) => {
    const code = pathToFileURL(join(built, 'renderPage.js'));
    code.search = String(builtAt);
    const [html, { renderPage }] = await Promise.all([
      readFile(template, 'utf8'),
      import(code.href) as Promise<PageRenderer>,
    ]);
    return toPage(fillPage(html, await renderPage(request), request));
  };

  return async (c, next) => {
    const isLoggedIn = getCookie(c, 'udongo-login_status') === 'true';
    const builtAt = statSync(template, { throwIfNoEntry: false })?.mtimeMs;
    if (config.mock || isLoggedIn || builtAt === undefined) return next();
    const locale = getCookie(c, 'udongo-locale') === 'sw' ? 'sw' : 'en';
    const scheme = getCookie(c, 'udongo-theme') === 'dark' ? 'dark' : 'light';
    // The form says which day is the earliest.
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Africa/Nairobi' });
    if (known !== `${today} ${builtAt}`) pages.clear();
    known = `${today} ${builtAt}`;
    const key = `${locale} ${scheme}`;
    const page = pages.get(key) ?? render({ path: '/book', locale, scheme, config }, builtAt);
    pages.set(key, page);
    try {
      return sendPage(c, await page);
    } catch (error) {
      pages.delete(key);
      console.error('The booking page was not rendered:', error);
      return next();
    }
  };
}
