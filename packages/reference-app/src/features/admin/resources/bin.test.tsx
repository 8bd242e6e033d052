import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, agent, booking } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const others = ['counties.list', 'agents.list', 'crops.list'].map((name) => [name, () => pageOf([])]);
const entry = {
  id: 3,
  kind: 'booking' as const,
  record: 26,
  name: 'UD-1026, Wanjiku Kariuki',
  deleted_on: '2026-11-20T20:27:26.303015+03:00',
  deleted_by_name: 'Ada Auma',
  kept_until: '2026-12-20T20:27:26.303015+03:00',
};

test('a deleted booking is restored by Undo, and is in the list again', async () => {
  let rows = [{ ...booking, may_delete: true }];
  const { user, api } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      ...Object.fromEntries(others),
      'bookings.list': () => pageOf(rows),
      'bookings.delete': () => {
        rows = [];
        return null;
      },
      'bin.restore': () => {
        rows = [{ ...booking, may_delete: true }];
        return null;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await screen.findByText('Restored.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Delete/ })).toBeVisible();
  expect(api.callsOf('bin.restore').map(({ body }) => body)).toEqual([
    { kind: 'booking', record: booking.id },
  ]);
});

test('where no answer came, another press restores the rest', async () => {
  const deleted = new Set<number>();
  let isAway = true;
  const { user, api } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      ...Object.fromEntries(others),
      'bookings.list': () =>
        pageOf(
          [26, 25]
            .filter((id) => !deleted.has(id))
            .map((id) => ({ ...booking, id, code: `UD-10${id}`, may_delete: true })),
        ),
      'bookings.delete': ({ record }) => {
        deleted.add(Number(record));
        return null;
      },
      'bin.restore': ({ body }) => {
        const { record } = body as { record: number };
        if (record === 25 && isAway) throw new TypeError('Failed to fetch');
        if (!deleted.delete(record)) return failure(404, { detail: 'Not found.' });
        return null;
      },
    },
  });
  for (const code of ['UD-1026', 'UD-1025'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${code}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete selected' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 records can be restored for 30 days.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Check your network and press Undo again/)).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored.')).toBeVisible();
  expect(api.callsOf('bin.restore').map(({ body }) => Object(body).record)).toEqual([26, 25, 25]);
});

test('on a service without a bin nobody is promised to get a booking back', async () => {
  const { may_delete: _, version: __, ...plain } = { may_delete: true, version: '', ...booking };
  let rows = [plain];
  const { user } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      ...Object.fromEntries(others),
      'bookings.list': () => pageOf(rows),
      'bookings.delete': () => {
        rows = [];
        return null;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an administrator restores from the bin, and reads why it failed', async () => {
  let entries = [entry];
  let isGone = true;
  const { user } = renderApp({
    path: '/bin',
    user: administrator,
    handlers: {
      'bin.list': () => pageOf(entries),
      'bin.restore': () => {
        if (isGone) return failure(409, { detail: 'This cannot be restored.' });
        entries = [];
        return null;
      },
    },
  });
  const row = within(await screen.findByRole('row', { name: /UD-1026, Wanjiku Kariuki/ }));
  expect(row.getByText('20 Nov 2026, 20:27')).toBeVisible();
  expect(row.getByText('Ada Auma')).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText('This cannot be restored.')).toBeVisible();
  isGone = false;
  await user.click(screen.getByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText('The bin is empty')).toBeVisible();
});

test('an agent has no bin', async () => {
  renderApp({ path: '/bin', user: agent, handlers: {} });
  expect(await screen.findByRole('heading', { level: 1, name: /not/i })).toBeVisible();
});
