import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../test/fakeApi.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../test/watchSavedFiles.ts';

const dates = { created_on: '2026-10-01', updated_on: '2026-10-01' };
const crop = (id: number, name: string) => Response.json({ id, name, public: true, ...dates });
const word = (id: number, of: number) => ({ id, crop: of, county: 22, name: `neno ${id}`, ...dates });
const cellsOf = async (name: RegExp) =>
  (await screen.findByRole('row', { name })).textContent?.replaceAll('\n', '');

test('crops that are not among the first hundred are named in the table and in the file, each asked for once', async () => {
  const saved = watchSavedFiles();
  // The file has a row that no page of the table has shown.
  const rows = [word(1, 4), word(2, 201), word(3, 201), word(4, 404)];
  const { user, api } = renderApp({
    path: '/other-crop-names',
    user: administrator,
    handlers: {
      'otherCropNames.list': ({ query }) =>
        pageOf(query.get('limit') === '100' ? [...rows, word(5, 202)] : rows),
      'crops.list': () => Response.json(pageOf([{ id: 4, name: 'Maize' }])),
      'crops.get': ({ record }) =>
        record === '404' ? new Response(null, { status: 404 }) : crop(Number(record), `Crop ${record}`),
    },
  });
  await waitFor(async () => expect(await cellsOf(/neno 2/)).toContain('Crop 201'));
  expect(await cellsOf(/neno 1/)).toContain('Maize');
  expect(await cellsOf(/neno 3/)).toContain('Crop 201');
  expect(await cellsOf(/neno 4/)).toContain('#404');
  await user.click(screen.getByRole('button', { name: /CSV|Export/ }));
  await waitFor(async () => expect(Object.keys(await saved.read())).toHaveLength(1));
  const text = Object.values(await saved.read()).join();
  expect(text).toContain('neno 2,Crop 201');
  expect(text).toContain('neno 5,Crop 202');
  const asked = api.calls.filter(({ operation }) => operation === 'crops.get').map(({ record }) => record);
  expect(asked.toSorted()).toEqual(['201', '202', '404']);
});

test('a referrer beyond the first page of agents is found by reading on', async () => {
  const agents = (from: number) =>
    [0, 1].map((step) => ({ user: from + step, full_name: `Agent ${from + step}`, id: 1, agrovet_name: '' }));
  const profile = { phone_number: '', county: null, address: '' };
  const farmer = { id: 1, referrer: 53, user: { id: 90, full_name: 'Wanjiru', email: '', profile } };
  const { api } = renderApp({
    path: '/farmers',
    user: administrator,
    handlers: {
      'farmers.list': () => Response.json(pageOf([farmer])),
      'agents.list': ({ query }) => ({
        ...pageOf(agents(Number(query.get('page') ?? 1) * 10 + 32)),
        total_pages: 5,
      }),
    },
  });
  await waitFor(async () => expect(await cellsOf(/Wanjiru/)).toContain('Agent 53'));
  const pages = api.calls
    .filter(
      ({ operation, query }) =>
        operation === 'agents.list' && query.get('fields') === 'user,full_name,agrovet_name',
    )
    .map(({ query }) => query.get('page'));
  expect(pages).toEqual([null, '2']);
});
