import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createDeferredPort } from '../../test/deferred.ts';
import { button, found, openPlots, rowNames } from '../../test/plotList.tsx';
import { createPlotServer, type Plot, plotsTo } from '../../test/plots.ts';
import type { ListPage, ListQuery } from './index.ts';

const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => dialog().getByRole('button', { name: 'Delete' });
const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name });
const select = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

test('one question, then the row is gone and the focus is on the next', async () => {
  const { user, deleted, notifications } = openPlots();
  await found(26);
  await user.click(button('Delete Iten plot 3'));
  expect(screen.getByRole('dialog', { name: 'Delete Iten plot 3' })).toBeVisible();
  expect(dialog().getByText('Are you sure you want to delete this entry?')).toBeVisible();
  expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(confirm());
  await found(25);
  expect(deleted).toEqual([3]);
  expect(notifications).toEqual([{ tone: 'success', message: 'Deleted successfully' }]);
  expect(document.activeElement).toBe(rowOf(/plot 4/));
});

test('saying no leaves everything, and the focus is back on its button', async () => {
  const { user, deleted } = openPlots();
  await found(26);
  await user.click(button('Delete Iten plot 3'));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);
  expect(document.activeElement).toBe(button('Delete Iten plot 3'));
});

test('a refused deletion is one red notification with the server’s message; the row and the focus stay', async () => {
  const { user, notifications } = openPlots({
    remove: async () => Promise.reject(new Error('A tested plot cannot be deleted.')),
  });
  await found(26);
  await user.click(button('Delete Iten plot 3'));
  await user.click(confirm());
  await waitFor(() =>
    expect(notifications).toEqual([{ tone: 'error', message: 'A tested plot cannot be deleted.' }]),
  );
  expect(document.activeElement).toBe(button('Delete Iten plot 3'));
});

test('a second press deletes nothing twice', async () => {
  const { port, calls, call } = createDeferredPort<string | number, unknown>();
  const { user } = openPlots({ remove: port });
  await found(26);
  await user.click(button('Delete Iten plot 3'));
  await user.click(confirm());
  await user.click(confirm());
  expect(calls).toHaveLength(1);
  call(0).resolve(null);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the last row of the last page leads to the page before, and the focus to its last row', async () => {
  const { user, url } = openPlots({}, '?page=6&limit=5');
  await found(26);
  await user.click(button('Delete Ahero plot 26'));
  await user.click(confirm());
  await waitFor(() => expect(rowNames()).toHaveLength(5));
  expect(url.read()).toBe('?page=5&limit=5');
  await waitFor(() => expect(document.activeElement).toBe(rowOf(/plot 25/)));
});

test('the last record of all leaves the focus on the number of records', async () => {
  const { user } = openPlots({}, '?search=plot 17');
  await found(1);
  await user.click(button('Delete Githunguri plot 17'));
  await user.click(confirm());
  const none = await found(0);
  await waitFor(() => expect(document.activeElement).toBe(none));
});

/** A list of one plot whose answer after its deletion is held back. */
function openLastPlot(container?: HTMLElement) {
  const { port, call } = createDeferredPort<ListQuery, ListPage<Plot>>();
  const plots = createPlotServer();
  const isEmptied = () => plots.deleted.length > 0;
  const { user } = openPlots(
    {
      list: (query, options) => (isEmptied() ? port(query, options) : plots.list(query)),
      remove: plots.remove,
      ...(container && { container }),
    },
    '?search=plot 17',
  );
  return { user, answer: () => call(-1).resolve({ results: [], count: 0, total_pages: 1 }) };
}

test('who types on while the list is asked again after the last record keeps the focus', async () => {
  const { user, answer } = openLastPlot();
  await found(1);
  await user.click(button('Delete Githunguri plot 17'));
  await user.click(confirm());
  await found(0);
  const search = screen.getByRole('textbox', { name: 'Search' });
  await user.type(search, '0');
  answer();
  expect(await screen.findByText('No record fits these filters.')).toBeVisible();
  expect(document.activeElement).toBe(search);
});

test('from a list in a shadow root, too, who types on elsewhere in the page keeps the focus', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const elsewhere = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => {
    host.remove();
    elsewhere.remove();
  });
  const list = within(container);
  const { user, answer } = openLastPlot(container);
  await user.click(await list.findByRole('button', { name: 'Delete Githunguri plot 17' }));
  await user.click(within(list.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await list.findByText('Found: 0 records');
  await user.type(elsewhere, 'K');
  answer();
  expect(await list.findByText('No record fits these filters.')).toBeVisible();
  expect(document.activeElement).toBe(elsewhere);
});

test('selected rows are deleted together', async () => {
  const { user, deleted, notifications } = openPlots();
  await found(26);
  await user.click(select('Githunguri plot 1'));
  await user.click(select('Iten plot 3'));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(button('Delete selected'));
  expect(dialog().getByText('Are you sure you want to delete these 2 entries?')).toBeVisible();
  await user.click(confirm());
  await found(24);
  expect(deleted).toEqual([1, 3]);
  expect(notifications).toEqual([{ tone: 'success', message: 'Deleted successfully' }]);
  expect(document.activeElement).toBe(rowOf(/plot 4/));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('what could not be deleted is named with its reason and stays selected', async () => {
  const { user, remove, notifications } = openPlots({
    remove: async (key) => {
      if (key === 2) throw new Error('A tested plot cannot be deleted.');
      await server.remove(key);
    },
  });
  const server = { remove };
  await found(26);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(select('Githunguri plot 1'));
  await user.click(button('Delete selected'));
  await user.click(confirm());
  expect(await dialog().findByText('Deleted 8 of 9. These are still here:')).toBeVisible();
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ahero plot 2: A tested plot cannot be deleted.']);
  expect(notifications).toEqual([]);
  const [close] = dialog().getAllByRole('button', { name: 'Close' }).slice(-1);
  expect(document.activeElement).toBe(close);
  await user.keyboard('{Enter}');
  await found(18);
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(select('Ahero plot 2')).toHaveProperty('checked', true);
});

test('a bulk delete can be stopped; what was not tried is said', async () => {
  const { port, call } = createDeferredPort<string | number, unknown>();
  const { user } = openPlots({ remove: port });
  await found(26);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(button('Delete selected'));
  await user.click(confirm());
  expect(dialog().getByText('Deleting 0 of 10')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Stop' }));
  call(-1).resolve(null);
  expect(await dialog().findByText('Deleted 1 of 10. These are still here:')).toBeVisible();
  expect(dialog().getAllByText(/Stopped before this one/)).toHaveLength(9);
});

test('deleting one row leaves the others selected', async () => {
  const { user } = openPlots();
  await found(26);
  await user.click(select('Githunguri plot 1'));
  await user.click(select('Iten plot 3'));
  await user.click(button('Delete Iten plot 3'));
  await user.click(confirm());
  await found(25);
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('a selection is of the rows in sight alone', async () => {
  const { user } = openPlots();
  await found(26);
  await user.click(select('Githunguri plot 1'));
  await user.click(button('Page 2'));
  await waitFor(() => expect(rowNames()[0]).toBe('Iten plot 11'));
  expect(screen.queryByText(/selected$/)).toBeNull();
});

test('the checkbox of the page is half on while some are selected', async () => {
  const { user } = openPlots();
  await found(26);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  await user.click(select('Githunguri plot 1'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(all);
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  await user.click(button('Clear selection'));
  expect([all.checked, all.indeterminate]).toEqual([false, false]);
});

test('after Show more a deletion is told as one, asks for no page behind a cursor, and adds no rows', async () => {
  const stored = { plots: plotsTo(17) };
  const asked: ListQuery[] = [];
  const { user, notifications } = openPlots({
    pagination: 'more',
    list: async (query) => {
      asked.push(query);
      const start = stored.plots.findIndex(({ id }) => String(id) === query.cursor) + 1;
      const results = stored.plots.slice(start, start + 10);
      const isLast = start + 10 >= stored.plots.length;
      return { results, nextCursor: isLast ? null : String(results.at(-1)?.id) };
    },
    remove: async (key) => {
      stored.plots = stored.plots.filter(({ id }) => id !== key);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('7 more records.')).toBeInTheDocument();
  const before = asked.length;
  await user.click(button('Delete Iten plot 3'));
  await user.click(confirm());
  await waitFor(() => expect(notifications).toEqual([{ tone: 'success', message: 'Deleted successfully' }]));
  await waitFor(() => expect(rowNames()).toHaveLength(16));
  expect(screen.queryByText(/more records?\./)).toBeNull();
  expect(screen.getByText('16 of 16 records shown')).toBeVisible();
  expect(document.activeElement).toBe(rowOf(/plot 4/));
  expect(asked).toHaveLength(before);
});
