import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../scripts/lib/chromiumLaunch.ts';

/** `npm run icons`: draws the icons of the installed app from `public/favicon.svg`. */

const publicFiles = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(publicFiles, 'favicon.svg'), 'utf8');

/** A phone cuts a maskable icon to a circle or a square: it fills the square, and the drawing stays in its middle. */
const icons = [
  { name: 'icon-192', size: 192, drawn: 1 },
  { name: 'icon-512', size: 512, drawn: 1 },
  { name: 'maskable-512', size: 512, drawn: 0.72 },
] as const;

mkdirSync(join(publicFiles, 'icons'), { recursive: true });
const browser = await chromium.launch(chromiumLaunch);
for (const { name, size, drawn } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = drawn < 1 ? 'background: #1f7a3d' : '';
  await page.setContent(
    `<body style="margin: 0; height: ${size}px; display: grid; place-items: center; ${ground}">
      <div style="width: ${size * drawn}px; line-height: 0">${drawing}</div>`,
  );
  await page.screenshot({ path: join(publicFiles, `icons/${name}.png`), omitBackground: true });
}
await browser.close();
