import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { book, fillBooking } from './support/fillBooking.ts';
import { api, cdn, element, openHostPage, script } from './support/hostPage.ts';
import { openPartnerKeys } from './support/openPartnerKeys.ts';

const kilobyte = 1024;

test('the loader is at most 2 KB', () => {
  expect(inject('files')[0]).toMatchObject({ name: 'udongo.js' });
  expect(inject('files')[0]?.brotliBytes).toBeLessThanOrEqual(2 * kilobyte);
});

test.each([
  ['in English a booking', 'en', false],
  ['in Kiswahili a booking', 'sw', false],
  ['in English a booking that is shared with a shop', 'en', true],
  ['in Kiswahili a booking that is shared with a shop', 'sw', true],
] as const)(
  '%s takes at most 65 KB, 52 of them scripts and styles, 42 for the first field',
  async (_, locale, isShared) => {
    const keys = await openPartnerKeys(api);
    const { id, key } = await keys.createKey([]);
    const shop = isShared ? ` partner-key="${key}"` : '';
    let readSizes = () => new Map<string, number>();
    const { page, widget } = await openHostPage(
      `<!doctype html><html lang="en"><title>Agrovet</title>
     <script>addEventListener('udongo:ready', () => {
       window.fetched = performance.getEntriesByType('resource').map(({ name }) => name);
     });</script>${script}${element(`locale="${locale}"${shop}`)}`,
      {
        before: async (opened, origin) => {
          await keys.changeKey(id, { allowed_origins: [origin] });
          readSizes = await countBytes(opened);
        },
      },
    );
    await widget.getByRole('textbox').first().fill('A');
    const fetched = await page.evaluate<string[]>('window.fetched');
    await fillBooking(widget, { locale, ...(isShared && { agrovet: null }) });
    if (isShared) await widget.getByRole('checkbox').check();
    await book(widget, { locale });
    const sizes = [...readSizes()];
    const sum = (counts: (url: string) => boolean) =>
      sizes.filter(([url]) => counts(url)).reduce((bytes, [, size]) => bytes + size, 0);
    const scripts = sum((url) => url.startsWith(cdn));
    const data = sum((url) => url.startsWith(api));
    expect(fetched.filter((url) => url.startsWith(api))).toEqual([]);
    expect(sum((url) => fetched.includes(url))).toBeLessThanOrEqual(42 * kilobyte);
    expect(scripts).toBeLessThanOrEqual(52 * kilobyte);
    expect(data).toBeGreaterThan(0);
    expect(scripts + data).toBeLessThanOrEqual(65 * kilobyte);
  },
);

/**
 * Counts the bytes received from each address, as the browser reports them, including headers and preflights.
 */
async function countBytes(page: Page): Promise<() => Map<string, number>> {
  const sizes = new Map<string, number>();
  const urls = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    sizes.set(url, (sizes.get(url) ?? 0) + encodedDataLength);
  });
  return () => sizes;
}
