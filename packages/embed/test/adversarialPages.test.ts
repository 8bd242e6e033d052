import { expect, test } from 'vitest';
import { adversarialPages } from './support/adversarialPages.ts';
import { element, openHostPage, script } from './support/hostPage.ts';
import { differ, type Picture, pageOf, pictureOf, takePicture, tolerance } from './support/pictures.ts';

const { 'a reset that insists': _, ...others } = adversarialPages;

let plain: Promise<Picture> | undefined;

test.each(Object.entries(others))('%s leaves the form as it is', async (_, adversarial) => {
  plain ??= takePicture(pageOf({ css: '' }));
  const wanted = await plain;
  const { page, image } = await takePicture(pageOf(adversarial));
  expect(await differ(page, [wanted.image, image])).toBeLessThanOrEqual(tolerance);
});

test('a page that zooms its content leaves the button as it is', async () => {
  const draw = async (body: string) => {
    const { page, widget } = await openHostPage(
      `<!doctype html><html lang="en"><title>Agrovet</title>${body}${element('mode="button"')}${script}`,
    );
    return { page, image: await pictureOf(widget.getByRole('button', { name: 'Book a soil test' })) };
  };
  const [wanted, { page, image }] = [await draw('<body>'), await draw('<body style="zoom: 1.25">')];
  expect(await differ(page, [wanted.image, image])).toBeLessThanOrEqual(tolerance);
});
