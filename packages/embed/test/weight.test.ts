import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { book, fillBooking } from './support/fillBooking.ts';
import { api, cdn, element, openHostPage, script } from './support/hostPage.ts';

const kilobyte = 1024;

test('the loader is at most 2 KB', () => {
  expect(inject('files')[0]).toMatchObject({ name: 'udongo.js' });
  expect(inject('files')[0]?.brotliBytes).toBeLessThanOrEqual(2 * kilobyte);
});

test('a booking transfers at most 65 KB, 52 KB of them scripts and styles, 42 KB before the first field', async () => {
  const heard: (() => Transfers)[] = [];
  const { widget } = await openHostPage(
    `<!doctype html><html lang="en"><title>Agrovet</title>${script}${element()}`,
    {
      before: async (page) => {
        heard.push(await countTransfers(page));
      },
    },
  );
  await widget.getByLabel('Full name').fill('A');
  const first = heard[0]?.();
  await fillBooking(widget);
  await book(widget);
  const whole = heard[0]?.();
  expect(first?.data).toBe(0);
  expect(first?.scripts).toBeLessThanOrEqual(42 * kilobyte);
  expect(whole?.scripts).toBeLessThanOrEqual(52 * kilobyte);
  expect((whole?.scripts ?? 0) + (whole?.data ?? 0)).toBeLessThanOrEqual(65 * kilobyte);
});

interface Transfers {
  /** Bytes of scripts and styles with their headers. */
  scripts: number;
  /** Bytes of the API's answers with their headers, preflights too. */
  data: number;
}

/** Counts what the browser says it has received. */
async function countTransfers(page: Page): Promise<() => Transfers> {
  const received: Transfers = { scripts: 0, data: 0 };
  const kinds = new Map<string, keyof Transfers>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith(cdn)) kinds.set(requestId, 'scripts');
    if (url.startsWith(api)) kinds.set(requestId, 'data');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) received[kind] += encodedDataLength;
  });
  return () => ({ ...received });
}
