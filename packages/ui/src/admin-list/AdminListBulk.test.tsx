import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeferredPort } from '../../test/deferred.ts';
import { button, found, openPlots } from '../../test/plotList.tsx';
import type { Plot } from '../../test/plots.ts';
import { type AdminListBulkAction, BulkDialog } from './index.ts';

const dialog = () => within(screen.getByRole('dialog'));
const select = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

/** An action that calls `act` for each selected plot. */
function retest(act: (plot: Plot) => Promise<unknown>, isReady = () => true): AdminListBulkAction<Plot> {
  return {
    key: 'retest',
    label: 'Test again',
    dialog: (bulk) => (
      <BulkDialog
        {...bulk}
        title="Test the chosen plots again"
        start="Ask"
        act={act}
        isReady={isReady}
        progress={(done, count) => `Asked for ${done} of ${count}`}
        failed={(done, count) => `Asked for ${done} of ${count}. Not for these:`}
        done="Asked for all"
      >
        Test them again?
      </BulkDialog>
    ),
  };
}

test('the chosen rows are taken one after the other, with a progress bar', async () => {
  const { port, call } = createDeferredPort<Plot, unknown>();
  const bulkActions = [retest((plot) => port(plot, { signal: new AbortController().signal }))];
  const { user, asked, notifications } = openPlots({ bulkActions });
  await found(26);
  await user.click(select('Githunguri plot 1'));
  await user.click(select('Iten plot 3'));
  await user.click(button('Test again'));
  await user.click(dialog().getByRole('button', { name: 'Ask' }));
  call(0).resolve(null);
  await dialog().findByText('Asked for 1 of 2');
  const bar = dialog().getByRole('progressbar', { name: 'Test the chosen plots again' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '2']);
  await waitFor(() => expect(call(1).input.id).toBe(3));
  const before = asked.length;
  call(1).resolve(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notifications).toEqual([{ tone: 'success', message: 'Asked for all' }]);
  // The list is read again, and nothing is selected any more.
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(screen.queryByText('2 selected')).toBeNull();
});

test('rows for which it failed are listed by name with the reason, and stay chosen', async () => {
  const bulkActions = [
    retest(async ({ id }) => id === 3 && Promise.reject(new Error('The plot is under water.'))),
  ];
  const { user } = openPlots({ bulkActions });
  await found(26);
  await user.click(select('Githunguri plot 1'));
  await user.click(select('Iten plot 3'));
  await user.click(button('Test again'));
  await user.click(dialog().getByRole('button', { name: 'Ask' }));
  expect(await dialog().findByText('Asked for 1 of 2. Not for these:')).toBeVisible();
  expect(dialog().getByRole('listitem')).toHaveTextContent('Iten plot 3: The plot is under water.');
  const close = dialog().getAllByRole('button', { name: 'Close' }).at(-1);
  if (close) await user.click(close);
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(select('Iten plot 3')).toBeChecked();
});

test('what is missing keeps the question open', async () => {
  const acted: number[] = [];
  const bulkActions = [
    retest(
      async ({ id }) => acted.push(id),
      () => false,
    ),
  ];
  const { user } = openPlots({ bulkActions });
  await found(26);
  await user.click(select('Iten plot 3'));
  await user.click(button('Test again'));
  await user.click(dialog().getByRole('button', { name: 'Ask' }));
  expect(dialog().getByText('Test them again?')).toBeVisible();
  expect(acted).toEqual([]);
});

test('rows that nobody may delete can be chosen for something else, without Delete selected', async () => {
  const bulkActions = [retest(async () => undefined)];
  const { user } = openPlots({ bulkActions, permissions: { remove: ({ id }) => id !== 3 } });
  await found(26);
  await user.click(select('Iten plot 3'));
  expect(button('Test again')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete selected' })).toBeNull();
});
