import { expect, test } from 'vitest';
import { createAdminListStore } from './adminListStore.ts';
import { exportRows } from './exportRows.ts';
import type { ListPage } from './listPage.ts';
import { createMemoryUrl } from './listUrl.ts';

const shape = { filterNames: [], orderings: [], limits: [10], defaults: { ordering: '', limit: 10 } };

test('an export from a server that repeats its cursor ends with an error, and saves no part of a list', async () => {
  const asked: unknown[] = [];
  const files: Blob[] = [];
  const list = async ({ cursor }: { cursor?: string | undefined }): Promise<ListPage<number>> => {
    asked.push(cursor);
    if (asked.length > 9) throw new Error('The export has no end.');
    return { results: [asked.length], nextCursor: cursor === 'two' ? 'one' : cursor ? 'two' : 'one' };
  };
  const exported = exportRows({
    columns: [{ key: 'number', header: 'Number', value: (number) => number }],
    rowKey: (number) => number,
    title: 'Numbers',
    list,
    store: createAdminListStore<number>({ ...shape, url: createMemoryUrl(), load: list }),
    query: {},
    signal: new AbortController().signal,
    onProgress: () => {},
    saveFile: (file) => files.push(file),
  });
  await expect(exported).rejects.toThrow("answered the nextCursor 'one' a second time");
  expect([asked, files]).toEqual([[undefined, 'one', 'two'], []]);
});
