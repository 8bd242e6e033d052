import { expect, test } from 'vitest';
import { adversarialPages } from './support/adversarialPages.ts';
import { differ, pageOf, takePicture, tolerance } from './support/pictures.ts';

// The page whose styles change the most; `adversarialPages.test.ts` has the others.
test('a page whose reset insists leaves the form as it is', async () => {
  const wanted = await takePicture(pageOf({ css: '' }));
  const { page, image } = await takePicture(pageOf(adversarialPages['a reset that insists']));
  expect(await differ(page, [wanted.image, image])).toBeLessThanOrEqual(tolerance);
});
