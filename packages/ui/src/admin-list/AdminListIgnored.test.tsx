import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, found, openPlots } from '../../test/plotList.tsx';
import { createPlotServer } from '../../test/plots.ts';

/** A server that ignores filters, and every ordering except by id. */
function createDeafServer() {
  const { list } = createPlotServer();
  return {
    list: ({ soil: _, ordering: __, ...query }: Parameters<typeof list>[0]) =>
      list({ ...query, ordering: 'id' }),
  };
}

const selectAll = () => screen.queryAllByRole('checkbox', { name: 'Select all on this page' });
const notice = /^This server does not filter by Soil\./;

test('a filter that the server ignores is named, offers no way to select all, and can be taken away', async () => {
  const { user, url } = openPlots({ ...createDeafServer() });
  await screen.findByRole('rowheader', { name: 'Githunguri plot 1' });
  expect(selectAll().length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Soil' }), 'loam');
  await user.click(button('Search'));
  await screen.findByText(notice);
  expect(selectAll()).toHaveLength(0);
  await user.click(button('Remove these filters'));
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
  expect(url.read()).toBe('');
  expect(selectAll().length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(await found(26));
});

test('an ordering that the server ignores is named and its column shows no arrow', async () => {
  const { user } = openPlots({ ...createDeafServer() });
  const header = await screen.findByRole('columnheader', { name: 'Plot' });
  await user.click(within(header).getByRole('button'));
  await screen.findByText('This server does not sort by Plot. The records are in its own order.');
  expect(screen.getByRole('columnheader', { name: 'Plot' }).hasAttribute('aria-sort')).toBe(false);
});

test('a list that the server does not offer says so', async () => {
  for (const status of [404, 405]) {
    const { unmount } = openPlots({ list: () => Promise.reject(Object.assign(new Error('No'), { status })) });
    await screen.findByText(/^This server does not offer this\./);
    unmount();
  }
});
