import { expect, test } from 'vitest';
import { expectSize } from '../measureSize.ts';
import { sizeLimits } from '../sizeLimits.ts';

test('CropForm with all it needs but React is at most 41 KB gzipped, without the lists', async () => {
  const { origins, texts } = await expectSize('CropForm', 'CropForm, OtherCropNameForm, UdongoProvider', 41);
  expect(origins).not.toContain('ui/src/admin-list');
  expect(texts).not.toContain('adminList');
});

test.each(sizeLimits)(
  'a page that imports %s loads at most %d KB gzipped, and no other component',
  async (name, limit, own) => {
    const { origins } = await expectSize(name, name, limit);
    const shared = /src[/](lib|messages|primitives|provider)$|src[/][^/]*[.]/;
    const found = origins.flatMap((origin) =>
      shared.test(origin) ? [] : (/^ui[/]src[/](.*)/.exec(origin)?.[1] ?? []),
    );
    expect(found.sort()).toEqual(own);
  },
);
