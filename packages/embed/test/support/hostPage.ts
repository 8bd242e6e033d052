import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, inject } from 'vitest';
import { type OnAnswer, type Site, startPages } from './startSite.ts';

export const cdn = inject('cdn');
export const api = inject('api');

/** `<script src="…/udongo.js" async>`, as the snippet has it. */
export const script = `<script src="${cdn}/udongo.js" async></script>`;

/** The same before its elements, which then have their height from the start. */
export const scriptFirst = `<script src="${cdn}/udongo.js"></script>`;

const link = '<a href="https://udongo.test/book">Book a soil test</a>';

/** The element of the snippet, with its fallback link. */
export function element(attributes = '', inside = link) {
  return `<udongo-booking api="${api}" ${attributes}>${inside}</udongo-booking>`;
}

/** The same element with the API on the website's own origin: see `onApiAnswer`. */
export function elementOfOwnApi(attributes = '') {
  return `<udongo-booking api="/api" ${attributes}>${link}</udongo-booking>`;
}

export interface HostPage {
  page: Page;
  widget: Locator;
  /** Errors and warnings of the page and its scripts. */
  complaints: string[];
}

interface HostPageOptions {
  headers?: Record<string, string>;
  context?: BrowserContextOptions;
  /** More pages of the website, by their path. */
  others?: Record<string, string>;
  /** Serves the API on the website's own origin, too, under `/api`, and gets its answers. */
  onApiAnswer?: OnAnswer;
  /** Called before the page is opened, with the origin of its website. */
  before?: (page: Page, origin: string) => Promise<unknown>;
}

let browser: Promise<Browser> | undefined;
const cleanups: (() => Promise<void>)[] = [];

/** Opens a page of somebody's website. */
export async function openHostPage(html: string, options: HostPageOptions = {}): Promise<HostPage> {
  browser ??= chromium.connect(inject('browser'));
  const { headers, others, onApiAnswer } = options;
  const site: Site = await startPages(
    (path) => (path === '/' ? { html, ...(headers && { headers }) } : { html: others?.[path] ?? '' }),
    onApiAnswer && { url: api, onAnswer: onApiAnswer },
  );
  const context = await (await browser).newContext({
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    viewport: { width: 1280, height: 900 },
    ...options.context,
  });
  cleanups.push(async () => {
    await context.close();
    await site.close();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await options.before?.(page, site.url);
  await page.goto(site.url, { waitUntil: 'load' });
  return { page, widget: page.locator('udongo-booking'), complaints };
}

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((clean) => clean()));
});

afterAll(async () => {
  await (await browser)?.close();
});

/**
 * Makes the first requests for some files fail, in a browser that remembers failed addresses, like Firefox.
 */
export async function failAtFirst(page: Page, files: RegExp, times: number) {
  const failed = new Set<string>();
  await page.route(files, async (route) => {
    const address = route.request().url();
    if (failed.size < times) failed.add(address);
    await (failed.has(address) ? route.abort() : route.fallback());
  });
}

/** Whether any part of an element is in the window. */
export const isInWindow = (place: Locator) =>
  place.evaluate(
    (seen) =>
      new Promise<boolean>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(Boolean(entry?.isIntersecting));
        });
        observer.observe(seen);
      }),
  );
