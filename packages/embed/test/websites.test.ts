import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { book, fillBooking } from './support/fillBooking.ts';
import { cdn, element, failAtFirst, openHostPage, script } from './support/hostPage.ts';

const head = '<!doctype html><html lang="en"><title>Agrovet</title>';
const src = `${cdn}/udongo.js`;
const guide = join(import.meta.dirname, '../../../docs/embedding.md');

/** What keeps the room from the start, as the guide has it. */
const snippetStyle = /<udongo-booking[^>]* (style="[^"]*")/.exec(readFileSync(guide, 'utf8'))?.[1];

/** A script that comes when people see the page already, as it does on slow lines. */
const lateScript = `<script>
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    const late = document.createElement('script');
    late.src = ${JSON.stringify(src)};
    document.body.append(late);
  }).observe({ type: 'paint', buffered: true });
</script>`;

/** How scripts and elements come to stand on a WordPress page. */
const situations: Readonly<Record<string, string>> = {
  'before the element': `${head}${script}${element()}`,
  'after the element': `${head}${element()}<p>Footer</p>${script}`,
  'in the head, at once': `${head}<script src="${src}"></script>${element()}`,
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
  expect((await page.getByRole('link', { name: 'Book a soil test' }).boundingBox())?.y).toBeLessThan(100);
});

/** What comes once the page is idle. */
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
  // The files that come later belong to that attempt, too. The first try comes when the page is idle, and not with a press.
  await lost;
  await widget.getByRole('button', { name: 'Help me identify it' }).click();
  await widget.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await fillBooking(widget);
  await book(widget);
  await page.evaluate(() => document.querySelector('udongo-booking')?.reset());
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('');
});

test('an element without an address says what its owner has to do', async () => {
  const { page, widget } = await openHostPage(
    `${head}<script>document.addEventListener('udongo:error', (event) => { window.told = event.detail; });</script>
     <udongo-booking><a href="/book">Book a soil test</a></udongo-booking>${script}`,
  );
  await widget.getByRole('alert').filter({ hasText: 'has no address' }).waitFor();
  expect(await page.evaluate('window.told')).toMatchObject({ reason: 'setup' });
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
});

test('an address whose quotes an editor made curly is none', async () => {
  const { page, widget } = await openHostPage(
    `${head}<udongo-booking api=”https://api.example.org”><a href="/book">Book a soil test</a></udongo-booking>${script}`,
  );
  await widget.getByRole('alert').filter({ hasText: 'has no address' }).waitFor();
  expect(await page.getByRole('link', { name: 'Book a soil test' }).isVisible()).toBe(true);
});

test('a loader that was pasted into another file finds the form where `files` says', async () => {
  const code = await (await fetch(src)).text();
  const { widget } = await openHostPage(`${head}${element(`files="${cdn}/"`)}<script>${code}</script>`);
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
  ['a phone', 390, 'from the start', `<script src="${src}"></script>`, ''],
  ['a desk', 1280, 'from the start', `<script src="${src}"></script>`, ''],
  ['a phone', 390, 'late, with the snippet of the guide', lateScript, snippetStyle],
  ['a desk', 1280, 'late, with the snippet of the guide', lateScript, snippetStyle],
])(
  'on %s (%d px) nothing on the page jumps when the form comes, its script %s',
  async (_, width, __, scripts, style) => {
    let room = 0;
    const { page, widget } = await openHostPage(
      `${head}${scripts}<h1>Soil tests</h1>${element(style)}<article>${'<p>What a soil test tells you.</p>'.repeat(60)}</article>`,
      {
        context: { viewport: { width, height: 844 } },
        before: async (opened) => {
          await opened.addInitScript(() => {
            const shifts: number[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                shifts.push((entry as PerformanceEntry & { value: number }).value);
            }).observe({ type: 'layout-shift', buffered: true });
          });
          await opened.route(/udongo-0.*js$/, async (route) => {
            room ||= await heightOf(opened.locator('udongo-booking'));
            await route.continue();
          });
        },
      },
    );
    await widget.getByLabel('Full name').waitFor();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shifts = await page.evaluate<number[]>('window.shifts');
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
    const height = await heightOf(widget);
    expect(room).toBeLessThanOrEqual(height);
    expect(room).toBeGreaterThan(0.9 * height);
  },
);

const heightOf = (widget: Locator) => widget.evaluate((element: HTMLElement) => element.offsetHeight);

test('a form that does not load late leaves the page where it is', async () => {
  const { page, widget } = await openHostPage(`${head}${element(snippetStyle)}<p>Footer</p>${lateScript}`, {
    before: (opened) => opened.route(/udongo-0.*js$/, (route) => route.abort()),
  });
  await widget.getByRole('alert').filter({ hasText: 'did not load' }).waitFor();
  expect((await page.getByRole('link', { name: 'Book a soil test' }).boundingBox())?.y).toBeLessThan(200);
  expect((await page.getByText('Footer').boundingBox())?.y).toBeGreaterThanOrEqual(900);
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
