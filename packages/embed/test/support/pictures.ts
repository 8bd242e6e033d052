import type { Locator, Page } from 'playwright';
import type { AdversarialPage } from './adversarialPages.ts';
import { element, openHostPage, scriptFirst } from './hostPage.ts';

/** The allowed share of different pixels: the corners show the page's own background. */
export const tolerance = 0.001;

/**
 * A page with the widget in a box of fixed place and size; everything else reaches the widget, including
 * inherited styles such as fonts, colours, spacing and directions.
 */
export function pageOf({ css, root = '' }: AdversarialPage): string {
  const width = css.includes('zoom: 1.25') ? 800 / 1.25 : 800;
  return `<!doctype html><html lang="en" ${root}><title>Agrovet</title>
    <style>${css}</style>
    <style>#box#box#box { display: block !important; float: none !important; position: absolute !important;
      inset: 0 auto auto 0 !important; width: ${width}px !important; max-width: none !important; margin: 0 !important;
      padding: 0 !important; border: 0 !important }</style>
    <body>${scriptFirst}<div id="box">${element()}</div>`;
}

export interface Picture {
  page: Page;
  /** Base64 of a PNG. */
  image: string;
}

/** Pictures of the form with its errors, and of an open list. */
export async function takePicture(html: string): Promise<Picture> {
  const { page, widget } = await openHostPage(html, { context: { reducedMotion: 'reduce' } });
  await widget.getByRole('button', { name: 'Book the test' }).click();
  await widget.getByText('Sample location required').first().waitFor();
  await widget.getByRole('combobox', { name: 'County' }).click();
  await widget.getByRole('option', { name: 'Baringo' }).waitFor();
  return { page, image: await pictureOf(widget.locator('.udongo-embed')) };
}

/** Base64 of a PNG. */
export async function pictureOf(place: Locator): Promise<string> {
  return (await place.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
}

/** The share of pixels in which two pictures differ; 1 when their sizes differ. */
export function differ(page: Page, pictures: readonly [string, string]): Promise<number> {
  return page.evaluate(async (given) => {
    const [first, second] = await Promise.all(
      given.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height);
      }),
    );
    if (!first || !second || first.width !== second.width || first.height !== second.height) return 1;
    const a = new Uint32Array(first.data.buffer);
    const b = new Uint32Array(second.data.buffer);
    return a.reduce((count, pixel, index) => count + (pixel === b[index] ? 0 : 1), 0) / a.length;
  }, pictures);
}
