import type { Browser, CDPSession } from 'playwright';
import { startSlowPhone } from '../slowPhone.ts';

export interface OpenedPage {
  /** Milliseconds until the largest paint. */
  paintMs: number;
  /** The tag of the painted element: 'h1', 'img'. */
  element: string;
  /** Bytes of the largest picture that was fetched, including headers; 0 without one. */
  pictureBytes: number;
  /** The layout shift, as browsers score it. */
  shift: number;
}

declare global {
  interface Window {
    seen: Omit<OpenedPage, 'pictureBytes'>;
  }
}

/** A text, because this script's compiler would wrap a function in a helper that a page does not have. */
const watchPaint = `
  window.seen = { paintMs: NaN, element: '', shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries())
      Object.assign(window.seen, { paintMs: startTime, element: element?.localName ?? '' });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Opens a page on a slow phone, until it is hydrated and fetches nothing more. */
export async function openPublicPage(browser: Browser, url: string): Promise<OpenedPage> {
  const { page, session } = await startSlowPhone(browser, { deviceScaleFactor: 2 });
  const pictures = await countPictures(session);
  await page.addInitScript(watchPaint);
  await page.goto(url, { timeout: 60_000 });
  await page.locator('html:not([data-rendered])').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => window.seen);
  await page.context().close();
  return { ...seen, pictureBytes: Math.max(0, ...pictures()) };
}

/** The bytes of each picture that has arrived. */
async function countPictures(session: CDPSession): Promise<() => number[]> {
  const pictures = new Set<string>();
  const sizes: number[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'image/webp') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) sizes.push(encodedDataLength);
  });
  return () => sizes;
}
