import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from './lib/chromiumLaunch.ts';
import { freePorts } from './lib/freePorts.ts';
import { prepareProduct } from './lib/prepareProduct.ts';
import { fileOf, type Screen, type Shot, screens, type Viewer } from './lib/screens.ts';

/** When the pictures are taken: a Tuesday morning in Nairobi. */
const now = '2026-11-24T10:00:00+03:00';
const folder = 'docs/images';
const plain: View = { viewport: { width: 1280, height: 800 }, scheme: 'light', locale: 'en' };
/** Names of screens may be given; without them every picture is made anew. */
const wanted = process.argv.slice(2);

const product = await prepareProduct({
  CLOCK: now,
  SEED: 'living',
  NODE_OPTIONS: `--import=tsx --import=${join(import.meta.dirname, 'fixedClock.ts')}`,
});
/** Somebody else's website: the site that a key of the demo data names. */
const website = 'http://localhost:4400';
const [websitePort = 0] = await freePorts(1);
const websiteServer = createServer(async ({ url }, response) => {
  const shown = screens.find((screen) => screen.website && screen.path === url);
  if (!shown?.website) return response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(await readFile(shown.website));
}).listen(websitePort, '127.0.0.1');
const hosts = { ...product.hosts, 'localhost:4400': `127.0.0.1:${websitePort}` };
const rules = Object.entries(hosts).map(([named, real]) => `MAP ${named} ${real}`);
const browser = await chromium.launch({
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, `--host-resolver-rules=${rules.join(',')}`],
});
try {
  await product.start();
  await mkdir(folder, { recursive: true });
  if (wanted.length === 0) {
    for (const file of await readdir(folder)) if (file.endsWith('.webp')) await rm(join(folder, file));
  }
  const ids = await findIds();
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const shot of screen.shots ?? (['wide', 'phone'] as const)) await shoot(screen, shot, ids);
  }
} finally {
  await browser.close();
  websiteServer.close();
  await product.stop();
}

async function shoot(screen: Screen, shot: Shot, ids: Record<string, string>): Promise<void> {
  const [width, variant] = shot.split('-');
  const page = await openPage(browser, screen.viewer, {
    viewport: width === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: screen.height ?? 800 },
    scheme: variant === 'dark' ? 'dark' : 'light',
    locale: variant === 'sw' ? 'sw' : 'en',
  });
  const origin = screen.website ? website : product.app;
  const address = origin + screen.path.replace(/\{(\w+)\}/, (_, name) => ids[name] ?? '');
  // A first visit shows the letters of the system, later ones those of the app: its script says that they are here.
  await page.goto(address);
  if (!screen.website) await page.waitForFunction(() => localStorage.getItem('udongo-font'));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  if (variant !== 'sw') await page.getByText(screen.ready).filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('.udongo-skeleton') === null);
  if (screen.press) {
    await page.getByRole('button', { name: screen.press }).click();
    await page.getByRole('dialog').waitFor();
  }
  if (screen.use) {
    await screen.use(page);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, 0);
    });
  }
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = fileOf(screen.name, shot);
  const webp = await toWebp(page, png);
  await writeFile(join(folder, file), webp);
  console.log(`${file.padEnd(32)} ${Math.round(webp.length / 1024)} KB`);
  await page.context().close();
}

interface View {
  viewport: { width: number; height: number };
  scheme: 'light' | 'dark';
  locale: 'en' | 'sw';
}

/** A page of the app for this person. */
async function openPage(browser: Browser, viewer: Viewer, { viewport, scheme, locale }: View): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: plain.viewport, colorScheme: scheme, locale: 'en-KE', timezoneId: 'Africa/Nairobi' },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  await context.addCookies([
    { name: 'udongo-theme', value: scheme, url: product.app },
    { name: 'udongo-locale', value: locale, url: product.app },
  ]);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  if (viewer !== 'visitor') await logIn(page, viewer);
  await page.setViewportSize(viewport);
  return page;
}

/** Logs in as people do, on a window that is wide enough for the button that says who it is. */
async function logIn(page: Page, viewer: Exclude<Viewer, 'visitor'>): Promise<void> {
  const role = { farmer: 'Farmer', agent: 'Agent', administrator: 'Administrator' }[viewer];
  await page.goto(`${product.app}/auth/login`);
  await page.getByRole('button', { name: role, exact: true }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
}

/** Ids that addresses of screens name. */
async function findIds(): Promise<Record<string, string>> {
  const farmer = await findFirst('farmer', {
    report: '/agric/report-generation?limit=1&ordering=-id',
    booking: '/agric/soil-test-bookings?limit=1&ordering=-id',
    begun: '/agric/soil-test-bookings?limit=1&status=sample_collected',
  });
  const all = await findFirst('administrator', {
    analysed: '/agric/soil-test-bookings?limit=1&status=analysed',
    report: '/agric/report-generation?limit=1&ordering=-id',
  });
  return {
    reported: String(farmer.report.booking),
    booking: String(farmer.booking.id),
    begun: String(farmer.begun.uuid),
    analysed: String(all.analysed.id),
    report: String(all.report.id),
  };
}

/** The first record of each list, as this person sees it. */
async function findFirst<Name extends string>(
  viewer: Exclude<Viewer, 'visitor'>,
  lists: Record<Name, string>,
): Promise<Record<Name, Record<string, unknown>>> {
  const page = await openPage(browser, viewer, plain);
  const { apiBaseUrl } = await (await page.request.get(`${product.app}/config.json`)).json();
  const cookies = await page.context().cookies();
  const headers = {
    Authorization: `Bearer ${cookies.find(({ name }) => name === 'udongo-token')?.value}`,
  };
  const found: Record<string, Record<string, unknown>> = {};
  for (const [name, path] of Object.entries<string>(lists)) {
    const answer = await page.request.get(apiBaseUrl + path, { headers });
    const { results } = await answer.json();
    if (!results[0]) throw new Error(`The demo data has no ${name}.`);
    found[name] = results[0];
  }
  await page.context().close();
  return found as Record<Name, Record<string, unknown>>;
}

/** Chromium itself makes the smaller file. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  // The policy of the app's pages does not let them decode pictures.
  const canvas = await page.context().newPage();
  const base64 = await canvas.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const target = new OffscreenCanvas(width, height);
    target.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await target.convertToBlob({ type: 'image/webp', quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}
