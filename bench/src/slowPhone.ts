import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { countBytes } from './countBytes.ts';
import { type FirstField, measureFirstField } from './firstField.ts';

const network = { kbitPerSecond: 400, roundTripMs: 400 };
const cpuSlowdown = 4;

/** A Kenyan phone's window. */
export const phone = {
  locale: 'en-KE',
  timezoneId: 'Africa/Nairobi',
  viewport: { width: 390, height: 844 },
} as const;

/** The conditions, for the text of a result. */
export const slowPhone = `Chromium, ${network.kbitPerSecond} kbit/s, ${network.roundTripMs} ms round trip, CPU slowed ${cpuSlowdown} times, nothing cached`;

/** Opens an empty page of a slow phone with nothing cached; the caller closes its context. */
export async function startSlowPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; session: CDPSession }> {
  // A worker would fetch files that the page does not need.
  const context = await browser.newContext({ ...phone, ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (network.kbitPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session };
}

/** Opens a page on a slow phone with nothing cached, until a letter typed into its first field is drawn. */
export async function openSlowly(browser: Browser, url: string): Promise<FirstField> {
  const { page, session } = await startSlowPhone(browser);
  const first = await measureFirstField(page, url, await countBytes(session));
  await page.context().close();
  return first;
}
