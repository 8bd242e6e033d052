import { expect, type Locator, type Page } from '@playwright/test';

/** Makes a photo of this many pixels, as JPEG. */
async function takePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      for (let band = 0; context && band < 40; band += 1) {
        context.fillStyle = `hsl(${band * 9} 40% 45%)`;
        context.fillRect(0, (band * high) / 40, wide, high / 40);
      }
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Uploads a photo of 2000 by 1500 pixels, on the page of pictures or in the dialog that picks one. */
export async function uploadPicture(place: Page | Locator, name: string, alt: string): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  const buffer = await takePhoto(page, 2000, 1500);
  await place.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await place.getByLabel(`What does ${name} show?`).fill(alt);
  await place.getByRole('button', { name: 'Upload the picture' }).click();
  await expect(page.getByText(`${name} is in the library`)).toBeVisible();
}

/** Gives the width of the file that the browser chose for a picture, once it is loaded. */
export async function shownWidth(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  return Number(/\/(\d+)[^/]*\.webp$/.exec(address)?.[1]);
}
