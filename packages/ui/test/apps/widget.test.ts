import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { openPage } from './openPage.ts';

const packed = join(inject('apps').hosts, 'node_modules/@udongo/embed/dist');
const readExample = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../examples', name), 'utf8');

/** A page of a shop, with the packed files of the widget where the examples have them. */
function openShop(html: string) {
  const serve = async (page: Page) => {
    await page.route('https://shop.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.route('http://localhost:5173/embed/**', (route) =>
      route.fulfill({
        path: join(packed, new URL(route.request().url()).pathname.replace('/embed/', '/')),
        headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
      }),
    );
  };
  return openPage('https://shop.example/', serve);
}

test('the packed widget books from a page of plain HTML under a content security policy', async () => {
  const { page, complaints } = await openShop(readExample('plain/with-policy.html'));
  const widget = page.locator('udongo-booking');
  await widget.getByLabel('Full name').fill('Akinyi');
  expect(await widget.getByRole('radio', { name: /Complete/ }).isChecked()).toBe(true);
  await widget.getByRole('button', { name: 'Book the test' }).first().click();
  await widget.getByText('Phone number is required').first().waitFor();
  expect(complaints).toEqual([]);
});

/** Wraps a block as WordPress's editor and a theme do. */
const wordpress = (block: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8" />
  <title>Agrovet</title><link rel="icon" href="data:," />
  <style>
    *, ::before, ::after { box-sizing: border-box }
    .wp-site-blocks :where(button, input, select) { font: 700 12px serif; text-transform: uppercase; border-radius: 99px }
    .entry-content > * { max-width: 620px; margin-inline: auto !important }
    .is-layout-flow > * + * { margin-block-start: 1.2rem }
  </style></head>
  <body class="page wp-embed-responsive"><div class="wp-site-blocks"><main class="wp-block-group is-layout-flow">
  <div class="entry-content wp-block-post-content is-layout-flow"><h2 class="wp-block-heading">Soil tests</h2>
  ${block}</div></main></div>
  <script>var wp = { emoji: {} }; document.body.className += ' loaded';</script></body></html>`;

test('the packed widget books from a block of a WordPress page', async () => {
  const { page, complaints } = await openShop(wordpress(readExample('wordpress/block.html')));
  const widget = page.locator('udongo-booking');
  await widget.getByRole('button', { name: 'Weka miadi ya kupima udongo' }).click();
  const dialog = widget.getByRole('dialog');
  await dialog.getByLabel('Jina kamili').fill('Akinyi');
  await dialog.getByRole('button', { name: 'Weka miadi' }).first().click();
  await dialog.getByRole('link').first().waitFor();
  expect(complaints).toEqual([]);
});
