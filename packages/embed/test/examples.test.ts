import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { renderPage } from '../../../examples/react/server.tsx';
import { api, cdn, openHostPage } from './support/hostPage.ts';
import { openPartnerKeys } from './support/openPartnerKeys.ts';

const examples = join(import.meta.dirname, '../../../examples');

const keys = await openPartnerKeys(api);
const { id, key } = await keys.createKey([]);

/** Fills an example with the addresses and the key of this run. */
function withAddresses(text: string): string {
  return text
    .replaceAll('http://localhost:5173/embed', cdn)
    .replaceAll('http://localhost:5173', cdn)
    .replaceAll('http://localhost:8080', api)
    .replaceAll('pk_5b0c7f1e9d6a4b0e', key);
}

/** Opens a page of the website that the key is for. */
function openExample(html: string, { before }: { before?: (page: Page) => Promise<unknown> } = {}) {
  expect(html).not.toContain('referrer=');
  return openHostPage(html, {
    before: async (page, origin) => {
      await keys.changeKey(id, { allowed_origins: [origin] });
      await before?.(page);
    },
  });
}

const readExample = (file: string) => withAddresses(readFileSync(join(examples, file), 'utf8'));

async function bundle(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: examples, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@udongo/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return withAddresses(outputFiles[0]?.text ?? '');
}

test.each(['index', 'with-policy'])('plain HTML: %s', async (name) => {
  const { widget, complaints } = await openExample(readExample(`plain/${name}.html`));
  await widget.getByLabel('Full name').fill('Akinyi');
  expect(await widget.getByRole('radio', { name: /Complete/ }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
});

test('a template of a WordPress theme', async () => {
  const { widget, complaints } = await openExample(
    `<!doctype html><html lang="en"><title>Agrovet</title><style>${readExample('wordpress/style.css')}</style><body>${readExample('wordpress/templates/soil-tests.html')}`,
  );
  await widget.getByLabel('Full name').fill('Akinyi');
  expect(complaints).toEqual([]);
});

test('a WordPress block', async () => {
  const { widget, complaints } = await openExample(
    `<!doctype html><html lang="en"><title>Agrovet</title><div class="entry-content">${readExample('wordpress/block.html')}</div>`,
  );
  await widget.getByRole('button', { name: 'Weka miadi ya kupima udongo' }).click();
  await widget.getByRole('dialog').getByRole('textbox').first().fill('Akinyi');
  expect(complaints).toEqual([]);
});

test('React', async () => {
  const script = await bundle(`
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import { BookASoilTest } from './react/BookASoilTest.tsx';
    createRoot(document.querySelector('#app')).render(
      <StrictMode><BookASoilTest name="Akinyi" onBooked={({ code }) => { document.title = code; }} /></StrictMode>,
    );`);
  const { page, widget, complaints } = await openExample(
    '<!doctype html><html lang="en"><title>Agrovet</title><div id="app"></div>',
  );
  await page.addScriptTag({ content: script, type: 'module' });
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('Akinyi');
  await widget.evaluate((element) =>
    element.dispatchEvent(new CustomEvent('udongo:booked', { detail: { uuid: '', code: 'UD-1' } })),
  );
  expect(await page.title()).toBe('UD-1');
  expect(complaints).toEqual([]);
});

test('React, rendered on the server', async () => {
  const html = withAddresses(renderPage());
  expect(html).toContain('Book a soil test</a></udongo-booking>');
  const script = await bundle("import './react/browser.tsx';");
  const { widget, complaints } = await openExample(html, {
    before: (page) =>
      page.route('**/browser.tsx', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      ),
  });
  await expect.poll(() => widget.getByLabel('Full name').inputValue()).toBe('Akinyi');
  expect(complaints).toEqual([]);
});

test('React that comes after the widget is told that it is ready', async () => {
  const attributes = `api="${api}" partner-key="${key}"`;
  const { page, widget, complaints } = await openExample(
    `<!doctype html><html lang="en"><title>Agrovet</title><script src="${cdn}/udongo.js"></script>
     <div id="app"><udongo-booking ${attributes}></udongo-booking></div>`,
  );
  await widget.getByLabel('Full name').fill('Akinyi');
  const script = await bundle(`
    import { hydrateRoot } from 'react-dom/client';
    import { UdongoBooking } from '@udongo/embed/react';
    const ready = () => { document.title += ' ready'; };
    hydrateRoot(document.querySelector('#app'),
      <UdongoBooking api="http://localhost:8080" partnerKey="pk_5b0c7f1e9d6a4b0e" onReady={ready} />);`);
  await page.addScriptTag({ content: script, type: 'module' });
  await expect.poll(() => page.title()).toBe('Agrovet ready');
  expect(await widget.getByLabel('Full name').inputValue()).toBe('Akinyi');
  expect(complaints).toEqual([]);
});
