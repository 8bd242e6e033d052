import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { book, fillBooking } from './support/fillBooking.ts';
import {
  api,
  cdn,
  element,
  failAtFirst,
  isInWindow,
  openHostPage,
  script,
  scriptFirst,
} from './support/hostPage.ts';

const head = '<!doctype html><html lang="en"><title>Agrovet</title>';
const src = `${cdn}/udongo.js`;
const guide = join(import.meta.dirname, '../../../docs/embedding.md');

/** The style in the guide that reserves the height from the start. */
const snippetStyle = styleIn(/<udongo-booking[^>]* (style="[^"]*")/);

/** The same style for a button. */
const buttonStyle = styleIn(/`mode="button"`, and write `(style="[^"]*")/);

function styleIn(place: RegExp): string {
  const style = place.exec(readFileSync(guide, 'utf8'))?.[1];
  if (!style) throw new Error(`docs/embedding.md has no ${place}.`);
  return style;
}

/** Runs the script after the first paint, as on slow lines. */
const lateScript = `<script>
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const late = document.createElement('script');
    late.src = ${JSON.stringify(src)};
    document.body.append(late);
  }).observe({ type: 'paint', buffered: true });
</script>`;

/** The ways in which scripts and elements are placed on a WordPress page. */
const situations: Readonly<Record<string, string>> = {
  'before the element': `${head}${script}${element()}`,
  'after the element': `${head}${element(snippetStyle)}<p>Footer</p>${script}`,
  'in the head, at once': `${head}${scriptFirst}${element()}`,
  deferred: `${head}<script src="${src}" defer></script>${element()}`,
  'as a module': `${head}<script type="module" src="${src}"></script>${element()}`,
  'pasted twice': `${head}${script}${element()}<script src="${src}"></script>${script}`,
  'in two versions': `${head}${script}<script src="${cdn}/udongo-0.1.0.js"></script>${element()}`,
  'in a paragraph that the editor made': `${head}<p>${script}<br />\n${element()}</p>`,
  'before anything else': `${head}${script}<div id="later"></div><script>
      addEventListener('load', () => { later.innerHTML = ${JSON.stringify(element())}; });</script>`,
  'delayed until somebody moves the mouse': `${head}${element()}<script>
      addEventListener('mousemove', () => {
        const late = document.createElement('script');
        late.src = ${JSON.stringify(src)};
        document.body.append(late);
      }, { once: true });</script>`,
};

test.each(Object.entries(situations))('the form is there, once, with the script %s', async (_, html) => {
  const { page, widget, complaints } = await openHostPage(html);
  await page.mouse.move(300, 300);
  await widget.getByLabel('Full name').fill('Akinyi');
  expect(await widget.locator('form').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('without JavaScript the link is there, at the top', async () => {
  const { page } = await openHostPage(`${head}${element(snippetStyle)}${script}`, {
    context: { javaScriptEnabled: false },
  });
  // No observer is called in a page without JavaScript.
  const { y = 1000 } = (await page.getByRole('link', { name: 'Book a soil test' }).boundingBox()) ?? {};
  expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
});

/** The file that loads when the page is idle. */
const rest = /-rest[.]js/;

test('a form that does not load leaves the link, says so, and is tried again until it is there', async () => {
  const { page, widget } = await openHostPage(`${head}${element()}${script}`, {
    before: async (opened) => {
      await failAtFirst(opened, /-en[.]js/, 3);
      await failAtFirst(opened, rest, 1);
    },
  });
  const lost = page.waitForEvent('requestfailed', (request) => rest.test(request.url()));
  const failed = widget.getByRole('alert').filter({ hasText: 'The booking form did not load' });
  const again = widget.getByRole('button', { name: 'Try again' });
  for (let failures = 1; failures <= 3; failures += 1) {
    await failed.waitFor();
    expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
    await again.click();
  }
  // Files that load later belong to that attempt, too. The first attempt is made when the page is idle, not
  // at a press.
  await lost;
  await widget.getByRole('button', { name: 'Help me identify it' }).click();
  await widget.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await fillBooking(widget);
  await book(widget);
  await page.evaluate(() => document.querySelector('udongo-booking')?.reset());
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('');
});

test('an element without an address says what its owner has to do', async () => {
  const { page, widget, complaints } = await openHostPage(
    `${head}<script>document.addEventListener('udongo:error', (event) => { window.told = event.detail; });</script>
     <udongo-booking><a href="/book">Book a soil test</a></udongo-booking>${script}`,
  );
  await widget.getByRole('alert').filter({ hasText: 'is not set up yet' }).waitFor();
  const message = 'api="" must start with https://';
  expect(await page.evaluate('window.told')).toEqual({ reason: 'setup', message });
  expect(complaints).toEqual([`<udongo-booking>: ${message}`]);
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
});

test('settings that the form does not know are named in the console, without their values', async () => {
  const { complaints } = await openHostPage(
    `${head}${element(`locale="fr" scheme="night" prefill="{name: 'Akinyi'}"`)}${script}`,
  );
  await expect
    .poll(() => complaints)
    .toEqual([
      '<udongo-booking>: locale must match /^(en|sw)/i',
      '<udongo-booking>: scheme must match /^(light|dark|auto)$/',
      '<udongo-booking>: prefill must be JSON',
    ]);
});

test('an address whose quotes an editor made curly is none', async () => {
  const { page, widget } = await openHostPage(
    `${head}<udongo-booking api=”https://api.example.org”><a href="/book">Book a soil test</a></udongo-booking>${script}`,
  );
  await widget.getByRole('alert').filter({ hasText: 'is not set up yet' }).waitFor();
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
});

test('a loader that was merged into another script finds the form where `data-files` of that script says', async () => {
  const code = await (await fetch(src)).text();
  const { widget } = await openHostPage(`${head}${element()}<script data-files="${cdn}/">${code}</script>`);
  await widget.getByLabel('Full name').waitFor();
});

test('in a browser too old for the form the link stays, and nothing of it is fetched', async () => {
  const asked: string[] = [];
  const { page, complaints } = await openHostPage(`${head}${element()}${script}`, {
    before: async (opened) => {
      opened.on('request', (request) => asked.push(request.url()));
      await opened.addInitScript('delete HTMLElement.prototype.popover');
    },
  });
  await page.evaluate(() => customElements.whenDefined('udongo-booking'));
  await page.evaluate(() => document.querySelector('udongo-booking')?.open());
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
  expect(asked.filter((url) => url.startsWith(cdn))).toEqual([src]);
  expect(complaints).toEqual([]);
});

test('a visitor who saves data loads the form by pressing', async () => {
  const asked: string[] = [];
  const { widget } = await openHostPage(`${head}${element()}${script}`, {
    before: async (page) => {
      page.on('request', (request) => asked.push(request.url()));
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    },
  });
  await widget.getByRole('button', { name: 'Book a soil test' }).waitFor();
  expect(asked.filter((url) => url.startsWith(cdn))).toEqual([src]);
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await widget.getByLabel('Full name').waitFor();
});

test('far below the window nothing is loaded until it comes near', async () => {
  const asked: string[] = [];
  const { page, widget } = await openHostPage(
    `${head}<div style="height: 5000px">Articles</div>${element()}${script}`,
    { before: async (opened) => void opened.on('request', (request) => asked.push(request.url())) },
  );
  await widget.getByRole('button', { name: 'Book a soil test' }).waitFor();
  expect(asked.filter((url) => url.startsWith(cdn))).toEqual([src]);
  await page.mouse.wheel(0, 4200);
  await widget.getByLabel('Full name').waitFor();
});

test.each([
  ['a phone', 390, 'from the start', scriptFirst, ''],
  ['a desk', 1280, 'from the start', scriptFirst, ''],
  ['a phone', 390, 'late, with the snippet of the guide', lateScript, snippetStyle],
  ['a desk', 1280, 'late, with the snippet of the guide', lateScript, snippetStyle],
])(
  'on %s (%d px) nothing on the page jumps when the form comes, its script %s',
  async (_, width, __, scripts, style) => {
    const { page, widget } = await openHostPage(
      `${head}${scripts}<h1>Soil tests</h1>${element(style)}<article>${'<p>What a soil test tells you.</p>'.repeat(60)}</article>`,
      {
        context: { viewport: { width, height: 844 } },
        before: (opened) => opened.addInitScript(noteShifts),
      },
    );
    await widget.getByLabel('Full name').waitFor();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  },
);

/** Runs in the page from its start. A movement right after a press is no jump. */
function noteShifts() {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The page's layout shift so far, as browsers measure it (CLS). */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shifts = await page.evaluate<number[]>('window.shifts');
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

test('a form that does not load late leaves the page where it is', async () => {
  const { page, widget } = await openHostPage(`${head}${element(snippetStyle)}<p>Footer</p>${lateScript}`, {
    before: (opened) => opened.route(/udongo-0.*js$/, (route) => route.abort()),
  });
  await widget.getByRole('alert').filter({ hasText: 'did not load' }).waitFor();
  expect(await isInWindow(page.getByRole('link', { name: 'Book a soil test' }))).toBe(true);
  expect(await isInWindow(page.getByText('Footer'))).toBe(false);
});

/**
 * A page that reserves no height for the form, has content below it, and is visible before the script runs.
 */
const roomless = (booking: string, around = '') =>
  `${head}<meta name="viewport" content="width=device-width"><body ${around}><h1>Soil tests</h1>${booking}
   <article>${'<p>What a soil test tells you.</p>'.repeat(60)}</article>${lateScript}`;

test.each([
  ['a phone', 390, 'alone', '', ''],
  ['a phone', 390, 'in a sentence', '<p>Would you like to', 'now?</p>'],
  ['a desk', 1280, 'alone', '', ''],
])(
  'on %s (%d px) a button that stands %s moves nothing when it comes late',
  async (_, width, __, before, after) => {
    const { page, widget } = await openHostPage(
      roomless(`${before} ${element(`mode="button" ${buttonStyle}`)} ${after}`),
      { context: { viewport: { width, height: 844 } }, before: (opened) => opened.addInitScript(noteShifts) },
    );
    await widget.getByRole('button', { name: 'Book a soil test' }).waitFor();
    expect(await isInWindow(widget)).toBe(true);
    expect(await shiftOf(page)).toBeLessThan(0.02);
  },
);

/** Waits until the hidden form is drawn. */
const untilReady = (page: Page) =>
  page.waitForFunction(() => document.querySelector('udongo-booking')?.shadowRoot?.querySelector('form'));

test.each([
  ['a phone', 390],
  ['a desk', 1280],
])('on %s (%d px) the bare snippet moves nothing: a button floats until it is pressed', async (_, width) => {
  const { page, widget, complaints } = await openHostPage(roomless(element('', '')), {
    context: { viewport: { width, height: 844 } },
    before: (opened) => opened.addInitScript(noteShifts),
  });
  const button = widget.getByRole('button', { name: 'Book a soil test' });
  await button.waitFor();
  await untilReady(page);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(await widget.locator('form').isVisible()).toBe(false);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  expect(await isInWindow(button)).toBe(true);
  await button.click();
  const name = widget.getByLabel('Full name');
  await name.waitFor();
  await expect.poll(() => name.evaluate((input) => input.matches(':focus'))).toBe(true);
  expect(await isInWindow(name)).toBe(true);
  expect(await button.isVisible()).toBe(false);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(complaints).toEqual([]);
});

test('the link of a page that keeps no room stays where it is until the button is pressed', async () => {
  const { page, widget } = await openHostPage(roomless(element()), {
    before: (opened) => opened.addInitScript(noteShifts),
  });
  const link = page.getByRole('link', { name: 'Book a soil test' });
  await untilReady(page);
  expect(await isInWindow(link)).toBe(true);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await widget.getByLabel('Full name').waitFor();
  expect(await link.isVisible()).toBe(false);
});

test('an element whose form was asked for keeps its place when it changes', async () => {
  const { page, widget } = await openHostPage(roomless('<udongo-booking></udongo-booking>'));
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await widget.getByRole('alert').filter({ hasText: 'is not set up yet' }).waitFor();
  const top = () => widget.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await top();
  await widget.evaluate((one, address) => one.setAttribute('api', address), api);
  await widget.getByLabel('Full name').waitFor();
  expect(await top()).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a button that floats is in the window also where a page moves its body, and makes room at once', async () => {
  let isNear = () => {};
  const near = new Promise<void>((resolve) => {
    isNear = resolve;
  });
  const { page, widget } = await openHostPage(roomless(element('', ''), 'style="transform: translateX(0)"'), {
    before: (opened) =>
      opened.route(/udongo-0.*js$/, async (route) => {
        await near;
        await route.continue();
      }),
  });
  const button = widget.getByRole('button', { name: 'Book a soil test' });
  await button.waitFor();
  expect(await isInWindow(button)).toBe(true);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
  await button.click();
  // The form is still loading: its placeholder is visible, and says so.
  await expect.poll(() => isInWindow(widget)).toBe(true);
  expect(await button.getAttribute('aria-busy')).toBe('true');
  isNear();
  await widget.getByLabel('Full name').waitFor();
});

test('a form that did not load behind a button that floats is tried again by pressing, and says so where it fails', async () => {
  const { page, widget } = await openHostPage(roomless(element()), {
    context: { viewport: { width: 360, height: 640 } },
    before: async (opened) => {
      await opened.addInitScript(noteShifts);
      await opened.addInitScript(() => {
        document.addEventListener('udongo:error', (event) =>
          Object.assign(window, { told: (event as CustomEvent).detail }),
        );
      });
      await failAtFirst(opened, /-en[.]js/, 2);
    },
  });
  await expect.poll(() => page.evaluate('window.told')).toMatchObject({ reason: 'load' });
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await widget.getByRole('alert').filter({ hasText: 'The booking form did not load' }).waitFor();
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
  await widget.getByRole('button', { name: 'Try again' }).click();
  await widget.getByLabel('Full name').waitFor();
});

const bubble =
  '<a href="https://wa.me/254700000001" style="position: fixed; right: 10px; bottom: 10px">Write to us</a>';

/** Pages on which a late form pushes no visible content down, though content follows it. */
const calm: Readonly<Record<string, string>> = {
  'with the snippet of the guide, and a bubble to chat': `${element(snippetStyle)}<p>Footer</p>${bubble}`,
  'at the end of its page, before a bubble to chat': `${element()}${bubble}`,
  'beside a column': `<div style="display: grid; grid-template-columns: 2fr 1fr; align-items: start">
    <main>${element()}</main><aside>${'<p>What a soil test tells you.</p>'.repeat(20)}</aside></div>`,
  'in a window over the page': `<p>Page</p><div style="position: fixed; inset: 0; overflow: auto; background: white">${element()}</div><p>Footer</p>`,
  'below the window': `<div style="height: 2000px">Articles</div>${element()}<p>Footer</p>`,
};

test.each(Object.entries(calm))('%s the form is in its place, and nothing jumps', async (_, html) => {
  const { page, widget } = await openHostPage(`${head}${html}${lateScript}`, {
    before: (opened) => opened.addInitScript(noteShifts),
  });
  await widget.scrollIntoViewIfNeeded();
  await widget.getByLabel('Full name').waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test.each([
  ['a tab', 'hidden', 'hidden = false'],
  ['an accordion', 'style="max-height: 0; overflow: hidden"', "style.maxHeight = 'none'"],
  [
    'a popup',
    'style="position: fixed; inset: 0; overflow: auto; opacity: 0; pointer-events: none"',
    "style.cssText = 'position: fixed; inset: 0; overflow: auto'",
  ],
  ['a drawer', 'style="position: fixed; inset: 0; transform: translateX(-100%)"', "style.transform = ''"],
])('in %s that is closed when the script comes, the form takes its place there', async (_, closed, open) => {
  const { page, widget } = await openHostPage(
    roomless(`<div id="part" ${closed}>${element()}<p>Close</p></div>`),
  );
  await page.evaluate(() => customElements.whenDefined('udongo-booking'));
  await page.evaluate(`document.getElementById('part').${open}`);
  await widget.getByLabel('Full name').fill('Akinyi');
});

test('a form that somebody has asked the page for is in its place', async () => {
  const { page, widget } = await openHostPage(
    `${head}${scriptFirst}<button type="button" onclick="place.innerHTML = booking.innerHTML">Soil tests</button>
     <template id="booking">${element()}</template><div id="place"></div>
     <article>${'<p>What a soil test tells you.</p>'.repeat(60)}</article>`,
    { before: (opened) => opened.addInitScript(noteShifts) },
  );
  await page.getByRole('button', { name: 'Soil tests' }).click();
  await widget.getByLabel('Full name').fill('Akinyi');
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('an element that changes while its button floats goes on floating', async () => {
  const { page, widget } = await openHostPage(roomless('<udongo-booking></udongo-booking>'), {
    before: (opened) => opened.addInitScript(noteShifts),
  });
  await widget.getByRole('button', { name: 'Book a soil test' }).waitFor();
  await widget.evaluate((one, address) => one.setAttribute('api', address), api);
  await untilReady(page);
  await widget.evaluate((one) => one.setAttribute('locale', 'sw'));
  const button = widget.getByRole('button', { name: 'Weka miadi ya kupima udongo' });
  await button.waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await button.click();
  await widget.getByLabel('Jina kamili').waitFor();
});

test('a booking that waits is shown in its place, also on a page that keeps no room', async () => {
  const { page, widget } = await openHostPage(roomless(element()), {
    before: (opened) =>
      opened.route('**/agric/soil-test-bookings/', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      ),
  });
  const address = page.url();
  const isWaiting = widget.getByRole('heading', { name: 'Waiting to be sent' });
  await widget.getByRole('button', { name: 'Book a soil test' }).click();
  await fillBooking(widget);
  await page.context().setOffline(true);
  // The page notices it a moment later; before that, a lost answer would mean a booking that may have been
  // stored.
  await page.waitForFunction(() => !navigator.onLine);
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await isWaiting.waitFor();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
  await isWaiting.waitFor();
});

test('a version that is named may be held to its printed hash', async () => {
  const hashes: Record<string, string> = await (await fetch(`${cdn}/integrity.json`)).json();
  const [name, hash] = Object.entries(hashes).find(([file]) => /^udongo-[\d.]+\.js$/.test(file)) ?? [];
  const held = (integrity: string | undefined) =>
    `${head}${element()}<script src="${cdn}/${name}" integrity="${integrity}" crossorigin async></script>`;
  const { widget } = await openHostPage(held(hash));
  await widget.getByLabel('Full name').waitFor();
  const { page } = await openHostPage(held('sha384-AAAA'));
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
});
