import { expect, test } from 'vitest';

test('what the package gives changes only on purpose', async () => {
  expect(Object.keys(await import('../src/index.ts')).sort()).toEqual([
    'createApp',
    'createHasher',
    'defaultOptions',
  ]);
  expect(Object.keys(await import('../src/browser.ts'))).toEqual(['createBrowserBackend']);
});
