import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { listProjectTypeErrors } from '../../../../scripts/lib/listTypeErrors.ts';
import { readHostSheets } from './hostSheets.ts';
import { openPage } from './openPage.ts';
import { serveHosts } from './serveHosts.ts';

const { hosts } = inject('apps');
const address = await serveHosts(hosts);
const sheets = await readHostSheets(hosts);

test('the app with modals and sheets of other libraries compiles', () => {
  expect(listProjectTypeErrors(hosts)).toEqual([]);
});

const places = Object.keys(sheets).flatMap((name) =>
  (['before', 'after'] as const).map((place) => [name, place] as const),
);

/** The percentage of pixels that can differ: `docs/host-css.md` says which styles a component takes over from the page. */
const most = 3;

test.each(places)(
  'with the CSS of %s, loaded %s ours, a form and a list look as in a plain page',
  async (name, place) => {
    const { page, complaints } = await openPage(address);
    const plain = await photograph(page);
    await page.evaluate(
      ({ css, place }) => {
        const style = document.createElement('style');
        style.textContent = css;
        document.head[place === 'before' ? 'prepend' : 'append'](style);
      },
      { css: sheets[name] ?? '', place },
    );
    const hosted = await photograph(page);
    for (const [index, part] of parts.entries()) {
      const share = await differ(plain[index] as Buffer, hosted[index] as Buffer);
      expect({ part, share: share <= most ? 'alike' : share }).toEqual({
        part,
        share: 'alike',
      });
    }
    await page.getByRole('button', { name: 'Book the test' }).first().click();
    await page.getByRole('link', { name: /Name is required/ }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test.each(['', '?layer'])('a utility class of a host wins over ours (%s)', async (sheet) => {
  const { page } = await openPage(address + sheet);
  await page.addStyleTag({ content: '.host-utility { background: rgb(1, 2, 3) }' });
  const button = page.getByRole('button', { name: 'Utility' });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).toBe('rgb(1, 2, 3)');
  await page.close();
});

const parts = ['.udongo-booking-form', '.udongo-admin-list'];

/** Each part in a column of one width, on white, without what moves. */
async function photograph(page: Page): Promise<Buffer[]> {
  await page.getByRole('grid').getByText('Kiambu').waitFor();
  await page.evaluate(() => {
    const app = document.querySelector<HTMLElement>('#app');
    app?.setAttribute('style', 'position: absolute; top: 0; left: 0; width: 1000px; background: #fff');
  });
  const pictures: Buffer[] = [];
  for (const part of parts) {
    pictures.push(await page.locator(part).screenshot({ animations: 'disabled', caret: 'hide' }));
  }
  return pictures;
}

/** Gives the percentage of pixels that differ to the eye. In pictures of different heights, all extra pixels of the taller one differ. */
async function differ(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([loadImage(one), loadImage(other)]);
  const [width, height] = [Math.max(first.width, second.width), Math.max(first.height, second.height)];
  const [before, after] = [first, second].map((image) => {
    const context = createCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  });
  let different = 0;
  for (let pixel = 0; pixel < width * height * 4; pixel += 4) {
    const isDifferent = [0, 1, 2, 3].some(
      (channel) => Math.abs((before?.[pixel + channel] ?? 0) - (after?.[pixel + channel] ?? 0)) > 24,
    );
    if (isDifferent) different++;
  }
  return (different / (width * height)) * 100;
}
