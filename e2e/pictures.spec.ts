import { expect, test } from '@playwright/test';
import { shownWidth, uploadPicture } from './support/pictures.ts';
import { logIn } from './support/session.ts';

test('an administrator uploads a picture, which is served as nothing but a picture, and deletes it', async ({
  page,
}) => {
  await page.goto('/');
  await logIn(page, 'administrator');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Pictures' }).click();
  await uploadPicture(page, 'terrace.jpg', 'A terrace in bands');
  const tile = page.getByRole('article', { name: 'terrace.jpg' });
  const picture = tile.getByRole('img', { name: 'A terrace in bands' });
  // A tile loads the narrowest file.
  expect(await shownWidth(picture)).toBe(320);
  expect(await picture.getAttribute('width')).toBe('1920');

  const address = (await picture.getAttribute('src')) ?? '';
  const served = await page.request.get(address);
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const anonymous = await fetch(address);
  expect([anonymous.status, (await anonymous.arrayBuffer()).byteLength]).toEqual([
    200,
    (await served.body()).length,
  ]);

  await tile.getByRole('button', { name: 'Delete terrace.jpg' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tile).toBeHidden();
  expect((await fetch(address, { cache: 'no-store' })).status).toBe(404);
});
