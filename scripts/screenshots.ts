import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { chromiumLaunch } from './lib/chromiumLaunch.ts';
import { freePorts } from './lib/freePorts.ts';
import { installExampleWith } from './lib/installExample.ts';
import { launchProduct } from './lib/launchProduct.ts';
import { packables } from './lib/packPackage.ts';
import { fileOf, type Screen, type Shot, screens, type Viewer } from './lib/screens.ts';

/** Time of the pictures: a Tuesday morning in Nairobi. */
const now = '2026-11-24T10:00:00+03:00';
const folder = 'docs/images';
/** Names of screens may be given; without them every picture is taken again. */
const wanted = process.argv.slice(2);
const taken = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const product = await launchProduct({
  CLOCK: now,
  SEED: 'living',
  NODE_OPTIONS: `--import=tsx --import=${join(import.meta.dirname, 'fixedClock.ts')}`,
});
/** A website of another owner: the one that a key of the demo data names. */
const website = 'http://localhost:4400';
const [websitePort = 0] = await freePorts(1);
const app = taken.some(({ website }) => website === 'examples/skins') && (await serveApp('examples/skins'));
const websiteServer = createServer(async (request, response) => {
  const shown = screens.find(({ website, path }) => website?.endsWith('.html') && path === request.url);
  if (!shown?.website) return app ? app.middlewares(request, response) : response.writeHead(404).end();
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
  for (const screen of taken) {
    for (const shot of screen.shots ?? (['wide', 'phone'] as const)) await shoot(screen, shot, ids);
  }
} finally {
  await browser.close();
  websiteServer.close();
  if (app) await app.close();
  await product.stop();
}

async function shoot(screen: Screen, shot: Shot, ids: Record<string, string>): Promise<void> {
  const [width, variant] = shot.split('-');
  const page = await openPage(browser, screen.viewer, {
    viewport:
      width === 'phone'
        ? { width: 390, height: 844 }
        : { width: screen.width ?? 1280, height: screen.height ?? 800 },
    scheme: variant === 'dark' ? 'dark' : 'light',
    forced: variant === 'forced',
    locale: variant === 'sw' ? 'sw' : 'en',
  });
  const origin = screen.website ? website : product.app;
  const address = origin + screen.path.replace(/\{(\w+)\}/, (_, name) => ids[name] ?? '');
  // A first visit shows the letters of the system, later ones those of the app: its script says that they are here.
  await page.goto(address);
  if (!screen.website) await page.waitForFunction(() => localStorage.getItem('udongo-font'));
  await page.goto(address);
  // A page of frames never counts as idle; its `use` waits for what it fills.
  if (page.frames().length === 1) await page.waitForLoadState('networkidle');
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
  const name = fileOf(screen.name, shot);
  const webp = await toWebp(png);
  await writeFile(join(folder, name), webp);
  console.log(`${name.padEnd(32)} ${Math.round(webp.length / 1024)} KB`);
  await page.context().close();
}

/** An example with our packages as a reader gets them, built by Vite. */
async function serveApp(root: string): Promise<PreviewServer> {
  await installExampleWith([packables.sdk, packables.ui], root);
  const input = (await readdir(root)).filter((file) => file.endsWith('.html'));
  const options = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const;
  await build({ ...options, build: { rolldownOptions: { input: input.map((file) => join(root, file)) } } });
  return preview({ ...options, preview: { port: 0 } });
}

interface View {
  viewport: { width: number; height: number };
  scheme: 'light' | 'dark';
  forced: boolean;
  locale: 'en' | 'sw';
}

/** A page of the app for this person. */
async function openPage(
  browser: Browser,
  viewer: Viewer,
  { viewport, scheme, forced, locale }: View,
): Promise<Page> {
  const context = await browser.newContext({
    ...{
      viewport: { width: 1280, height: 800 },
      colorScheme: scheme,
      forcedColors: forced ? 'active' : 'none',
      locale: 'en-KE',
      timezoneId: 'Africa/Nairobi',
    },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  await context.addCookies([{ name: 'udongo-theme', value: scheme, url: product.app }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  if (viewer !== 'visitor') await logIn(page, viewer);
  await context.addCookies([{ name: 'udongo-locale', value: locale, url: product.app }]);
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

/** Ids that addresses of screens name, once the demo data has what the screens show. */
async function findIds(): Promise<Record<string, string>> {
  const farmers = await logInToApi('farmer@udongo.test', 'Farmer-pass-1');
  const all = await logInToApi('admin@udongo.test', 'Admin-pass-1');
  // The demo data has no refund to decide.
  if (taken.some(({ name }) => name === 'refunds')) {
    const { id } = await all.first('/agric/soil-test-bookings?limit=1&status=booked&payment=paid');
    await all.post(`/agric/soil-test-bookings/${id}/status/`, { status: 'canceled', note: 'No rain yet' });
  }
  return {
    reported: String((await farmers.first('/agric/report-generation?limit=1&ordering=-id')).booking),
    booking: String((await farmers.first('/agric/soil-test-bookings?limit=1&ordering=-id')).id),
    begun: String((await farmers.first('/agric/soil-test-bookings?limit=1&status=sample_collected')).uuid),
    analysed: String((await all.first('/agric/soil-test-bookings?limit=1&status=analysed')).id),
    report: String((await all.first('/agric/report-generation?limit=1&ordering=-id')).id),
  };
}

/** The API as this person: the first record of a list, and what is sent. */
async function logInToApi(email: string, password: string) {
  const { apiBaseUrl } = await (await fetch(`${product.app}/config.json`)).json();
  const call = async (path: string, token: string, body?: object) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(apiBaseUrl + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { token } = await call('/users/auth/login/', '', { email, password });
  return {
    first: async (list: string) => {
      const { results } = await call(list, token);
      if (!results[0]) throw new Error(`The demo data has nothing at ${list}.`);
      return results[0];
    },
    post: (path: string, body: object) => call(path, token, body),
  };
}

async function toWebp(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.encode('webp', 80);
}
