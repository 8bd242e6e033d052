import { screen, waitFor, within } from '@testing-library/react';
import type { Import, Page } from '@udongo/sdk';
import { beforeEach, expect, test } from 'vitest';
import { createHeld } from '../../../../test/createHeld.ts';
import { failure, type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { begun, importService as service, toRows } from '../../../../test/importService.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

async function paste(lines: string[], handlers: Handlers = service, path = '/farmers/import') {
  const app = renderApp({ path, user: administrator, handlers });
  await app.user.click(await screen.findByLabelText('Or paste rows'));
  await app.user.paste(lines.join('\n'));
  await app.user.click(screen.getByRole('button', { name: 'Read pasted rows' }));
  await app.user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  // Until then nothing is imported.
  await screen.findByText(/ rows are ready\.$/);
  return app;
}
const row = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }));

test('every error stands at its cell, is corrected in place, and the rows are sent as they are read', async () => {
  const { user, api } = await paste([
    'Name,Phone,County',
    'Nekesa,712000001,kiambu county',
    ',2.54712E+11,Nowhere',
    'Simiyu,0712000003,',
  ]);
  expect(await screen.findByText('2 of 3 rows are ready.')).toBeVisible();
  expect(row(2).getByText('Full name is missing')).toBeVisible();
  expect(row(2).getByText(/The spreadsheet rounded this number/)).toBeVisible();
  expect(row(2).getByText('No county has this name')).toBeVisible();
  await user.type(row(2).getByLabelText('Full name'), 'Barasa');
  await user.clear(row(2).getByLabelText('Phone number'));
  await user.type(row(2).getByLabelText('Phone number'), '0712 000 002');
  await user.clear(row(2).getByLabelText('County'));
  await user.type(row(2).getByLabelText('County'), 'Kiambu');
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('The import is done')).toBeVisible();
  const sent = toRows(api.callsOf('farmers.bulkCreate')[0]?.body);
  expect(sent.map(({ user: person, import_key }) => [person.profile, import_key])).toEqual([
    [{ phone_number: '+254712000001', county: 22 }, 1],
    [{ phone_number: '+254712000002', county: 22 }, 2],
    [{ phone_number: '+254712000003' }, 3],
  ]);
});

test('a duplicate stands beside whom it looks like, and is skipped, updated or added', async () => {
  const { user, api } = await paste(
    [
      'Name,Phone',
      'Wanjiku K,0712345678',
      'Wanjiku Kariuki,+254712345678',
      'Wanjiku the younger,254712345678',
      'Nekesa,0712000001',
    ],
    { ...service, 'farmers.update': () => failure(404, { detail: 'Not found.' }) },
  );
  expect(await screen.findByText('1 of 4 rows are ready.')).toBeVisible();
  expect(row(1).getByText(/Looks like Wanjiku Kariuki, 0712 345678/)).toBeVisible();
  await user.selectOptions(row(1).getByRole('combobox', { name: /What to do/ }), 'Skip');
  await user.selectOptions(row(2).getByRole('combobox', { name: /What to do/ }), 'Update');
  await user.selectOptions(row(3).getByRole('combobox', { name: /What to do/ }), 'Add anyway');
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('The import is done')).toBeVisible();
  expect(api.callsOf('farmers.update').map(({ record }) => record)).toEqual(['7']);
  expect(api.callsOf('farmers.bulkCreate').flatMap(({ body }) => toRows(body))).toMatchObject([
    { user: { full_name: 'Wanjiku the younger' }, allow_duplicate: true, import_key: 3 },
    { user: { full_name: 'Nekesa' }, import_key: 4 },
  ]);
  // The farmer was gone: the row comes back with the reason.
  await user.click(screen.getByRole('button', { name: 'Correct them' }));
  expect(await screen.findByRole('group', { name: 'Row 2' })).toBeVisible();
});

test('two rows with one phone number are told apart before anything is sent', async () => {
  const { user } = await paste(['Name,Phone', 'Nekesa,0712000001', 'Nekesa B,712000001']);
  expect(await screen.findByText('1 of 2 rows are ready.')).toBeVisible();
  expect(row(2).getByText('Same phone number as row 1')).toBeVisible();
  await user.selectOptions(row(2).getByRole('combobox', { name: /What to do/ }), 'Skip');
  expect(screen.getByText('1 of 2 rows are ready.')).toBeVisible();
  await user.selectOptions(row(2).getByRole('combobox', { name: /What to do/ }), 'Add anyway');
  expect(screen.getByText('2 of 2 rows are ready.')).toBeVisible();
});

test('a refused row comes back with the reason of the service, and the others are stored', async () => {
  const { user, api } = await paste(['Name,Phone', 'Nekesa,0712000001', 'Simiyu,0712000002'], {
    ...service,
    'farmers.bulkCreate': ({ body }) =>
      toRows(body).length === 2
        ? failure(400, [{}, { user: { profile: { phone_number: ['This number is on a list.'] } } }])
        : [],
  });
  await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('The import is done')).toBeVisible();
  expect(api.callsOf('farmers.bulkCreate').map(({ body }) => toRows(body).length)).toEqual([2, 1]);
  await user.click(screen.getByRole('button', { name: 'Correct them' }));
  expect(await screen.findByRole('group', { name: 'Row 2' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Row 1' })).toBeNull();
});

test('after a lost network, and after a reload, the same rows go on under the same import', async () => {
  let isAway = true;
  const away: Handlers = {
    ...service,
    'farmers.bulkCreate': () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return [];
    },
  };
  const first = await paste(['Name,Phone', 'Nekesa,0712000001'], away);
  await first.user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText(/The network was lost/)).toBeVisible();
  first.unmount();
  isAway = false;
  const { api } = renderApp({ path: '/farmers/import', user: administrator, handlers: away });
  expect(await screen.findByText('The import is done')).toBeVisible();
  const [before] = toRows(first.api.callsOf('farmers.bulkCreate')[0]?.body);
  const [after] = toRows(api.callsOf('farmers.bulkCreate')[0]?.body);
  expect(after).toEqual(before);
  expect(api.callsOf('imports.create')).toHaveLength(0);
});

test('a plain service is not sent rows again before somebody has looked', async () => {
  let calls = 0;
  const { user, api } = await paste(['Name,Phone', 'Nekesa,0712000001'], {
    'farmers.bulkCreate': () => {
      calls += 1;
      if (calls === 1) throw new TypeError('Failed to fetch');
      return [];
    },
  });
  expect(await screen.findByText(/This service cannot say afterwards which rows arrived/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText(/we do not know whether 1 rows were stored/)).toBeVisible();
  expect(api.callsOf('farmers.bulkCreate')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'They are not there, send them again' }));
  expect(await screen.findByText('The import is done')).toBeVisible();
  expect(toRows(api.callsOf('farmers.bulkCreate')[1]?.body)[0]).not.toHaveProperty('import_key');
});

test('more than 10,000 rows are refused, never cut off', async () => {
  const app = renderApp({ path: '/farmers/import', user: administrator, handlers: service });
  const lines = ['Name,Phone', ...Array.from({ length: 10_001 }, (_, index) => `N,${index}`)];
  await app.user.upload(await screen.findByLabelText('Choose a file'), new File([lines.join('\n')], 'a.csv'));
  expect(await screen.findByText(/The file has 10,001 rows. An import takes at most 10,000/)).toBeVisible();
});

test('of 5,000 rows only those near the window are drawn', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `Nekesa ${index},07${String(10_000_000 + index)}`);
  lines[4500] = 'Simiyu,12';
  const { user } = renderApp({ path: '/farmers/import', user: administrator, handlers: service });
  const file = new File([['Name,Phone', ...lines].join('\n')], 'kimilili.csv');
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
  expect(await screen.findByText('4,999 of 5,000 rows are ready.', {}, { timeout: 15_000 })).toBeVisible();
  expect(screen.getAllByRole('group', { name: /^Row / }).length).toBeLessThan(60);
});

test('the place of earlier imports is kept until they come, also when there are none', async () => {
  const { held, give } = createHeld<Page<Import>>();
  const { container } = renderApp({
    path: '/farmers/import',
    user: administrator,
    handlers: { ...service, 'imports.list': () => held },
  });
  const shape = () => container.ownerDocument.querySelector('main .udongo-skeleton');
  await screen.findByLabelText('Or paste rows');
  expect(shape()).toBeVisible();
  give(pageOf([]));
  await waitFor(() => expect(shape()).toBeNull());
});

test('an import of the last day is undone after a question', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const { user, api } = renderApp({
    path: '/farmers/import',
    user: administrator,
    handlers: {
      ...service,
      'imports.list': () => pageOf([{ ...begun, file_name: 'kimilili.csv', stored: 3, undo_until: soon }]),
      'imports.undo': () => ({ import: begun, deleted: 3, kept: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo kimilili.csv' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('The import is undone: 3 records were deleted.')).toBeVisible();
  expect(api.callsOf('imports.undo').map(({ record }) => record)).toEqual(['3']);
});
