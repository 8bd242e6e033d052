import { screen, waitFor, within } from '@testing-library/react';
import type { UdongoApi } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { createDeferredPort } from '../../test/deferred.ts';
import { button, found, openPlots, rowNames, rows } from '../../test/plotList.tsx';
import { createPlotServer, type Plot, plotColumns, plotsTo } from '../../test/plots.ts';
import { AdminList, createMemoryUrl, type ListPage, type ListQuery } from './index.ts';

const searchBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });

test('the first ten records are listed, counted politely, each with what can be done with it', async () => {
  const { asked } = openPlots({ form: () => null });
  const count = await found(26);
  expect(count.closest('[role=status]')).not.toBeNull();
  expect(rows()).toHaveLength(10);
  expect(asked.at(-1)).toEqual({ ordering: 'id', page: 1, limit: 10 });
  const row = screen.getByRole('row', { name: /Githunguri plot 1 / });
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Update', 'Delete']);
  expect(within(row).getByRole('button', { name: 'Delete Githunguri plot 1' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
});

test('an empty value reads -', async () => {
  openPlots();
  await found(26);
  expect(within(screen.getByRole('row', { name: /plot 4/ })).getByText('-')).toBeVisible();
});

test('a filter applies with Search or Enter, not while it is typed; Reset clears and applies', async () => {
  const { user, url, asked } = openPlots({}, '?page=2&tab=farm');
  await found(26);
  await user.type(searchBox(), 'ahero');
  expect(asked.every(({ search }) => search === undefined)).toBe(true);
  await user.keyboard('{Enter}');
  await found(4);
  expect(url.read()).toBe('?tab=farm&search=ahero');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Soil' }), 'Loam');
  await user.click(button('Search'));
  await found(2);
  expect(url.read()).toBe('?tab=farm&search=ahero&soil=loam');
  await user.click(button('Reset'));
  await found(26);
  expect(searchBox().value).toBe('');
  expect(url.read()).toBe('?tab=farm');
});

test('Refresh asks again for what is applied and leaves what is typed', async () => {
  const { user, asked, stored } = openPlots({}, '?search=ahero');
  await found(4);
  await user.type(searchBox(), ' plot 99');
  stored.plots = stored.plots.slice(0, 5);
  await user.click(button('Refresh'));
  await found(1);
  expect(asked.at(-1)?.search).toBe('ahero');
  expect(searchBox().value).toBe('ahero plot 99');
});

test('a link restores the list; back and forward work', async () => {
  const { user, url } = openPlots({}, '?search=plot&ordering=-name&page=2&limit=5&soil=clay');
  await found(9);
  expect(searchBox().value).toBe('plot');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Soil' }).value).toBe('clay');
  expect(rows()).toHaveLength(4);
  expect(button('Page 2').getAttribute('aria-current')).toBe('page');
  await user.click(button('Reset'));
  await found(26);
  url.back();
  await found(9);
  expect(searchBox().value).toBe('plot');
  url.forward();
  await found(26);
  expect(searchBox().value).toBe('');
});

test('two lists on one page keep to themselves', async () => {
  const url = createMemoryUrl('?names.search=ahero');
  const { user } = openPlots({ url, title: 'Crops', filters: [] });
  const { list } = createPlotServer();
  const second = openPlots({ url, title: 'Names', namespace: 'names', list });
  await found(4);
  await found(26);
  await user.click(
    within(screen.getByRole('search', { name: 'Names' })).getByRole('button', { name: 'Reset' }),
  );
  await waitFor(() => expect(url.read()).toBe(''));
  const [crops] = screen.getAllByRole('button', { name: 'Page 2' });
  if (!crops) throw new Error('no pages');
  await user.click(crops);
  expect(url.read()).toBe('?page=2');
  second.unmount();
});

test('the sort button of a header says how the rows are sorted', async () => {
  const { user, url } = openPlots();
  await found(26);
  const header = () => screen.getByRole('columnheader', { name: 'Plot' });
  expect(header().getAttribute('aria-sort')).toBeNull();
  await user.click(button('Plot'));
  await waitFor(() => expect(rowNames()[0]).toBe('Ahero plot 10'));
  expect(header().getAttribute('aria-sort')).toBe('ascending');
  await user.click(button('Plot'));
  await waitFor(() => expect(rowNames()[0]).toBe('Narok plot 7'));
  expect(header().getAttribute('aria-sort')).toBe('descending');
  expect(url.read()).toBe('?ordering=-name');
  expect(document.activeElement).toBe(button('Plot'));
});

test('page sizes are those of the specification, and a choice starts from the first page', async () => {
  const { user, url } = openPlots({}, '?page=3');
  await found(26);
  const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
  expect([...sizes.options].map(({ value }) => Number(value))).toEqual([2, 5, 10, 15, 20, 50, 100]);
  expect(sizes.value).toBe('10');
  await user.selectOptions(sizes, '20');
  await waitFor(() => expect(rows()).toHaveLength(20));
  expect(url.read()).toBe('?limit=20');
});

test('previous rows stay while new ones load, and a late answer changes nothing', async () => {
  const { port, call, calls } = createDeferredPort<ListQuery, ListPage<Plot>>();
  const { user } = openPlots({ list: port });
  const answer = (ids: number[]) => ({
    results: plotsTo(30).filter(({ id }) => ids.includes(id)),
    count: 30,
    total_pages: 3,
  });
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  call(-1).resolve(answer([1]));
  await found(30);
  await user.click(button('Page 2'));
  await user.click(button('Page 3'));
  expect(rowNames()).toEqual(['Githunguri plot 1']);
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  expect(call(-2).signal.aborted).toBe(true);
  call(-1).resolve(answer([21]));
  await waitFor(() => expect(rowNames()).toEqual(['Kabete plot 21']));
  call(-2).resolve(answer([11]));
  await user.type(searchBox(), 'x');
  expect(rowNames()).toEqual(['Kabete plot 21']);
});

test.each([
  { error: new Error('Server error occurred.'), text: 'Server error occurred.' },
  { error: null, text: 'We encountered an error while loading the data.' },
])('a list that does not load says $text', async ({ error, text }) => {
  let isDown = true;
  const { list } = createPlotServer();
  const { user, notifications } = openPlots({
    list: async (query) => {
      if (isDown) throw error;
      return list(query);
    },
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('An error occured')).toBeVisible();
  expect(within(alert).getByText(text)).toBeVisible();
  expect(notifications).toEqual([]);
  isDown = false;
  await user.click(button('Refresh'));
  await found(26);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('filters that find nothing offer to show all; the focus is not lost', async () => {
  const { user } = openPlots({}, '?search=nowhere');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await found(26)).toBe(document.activeElement);
});

test('a list without records says what its host says, and has nothing to select', async () => {
  openPlots({ list: createPlotServer([]).list, empty: 'No plots yet. Add the first one.' });
  expect(await screen.findByText('No plots yet. Add the first one.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a host says what its filters found nothing of; show all stays', async () => {
  openPlots(
    { empty: ({ search }) => (search === 'nowhere' ? 'No plot is nowhere.' : undefined) },
    '?search=nowhere',
  );
  expect(await screen.findByText('No plot is nowhere.')).toBeVisible();
  expect(screen.queryByText('Nothing found')).toBeNull();
  expect(button('Show all')).toBeVisible();
});

test('permissions hide what a person may not do', async () => {
  openPlots({
    form: () => null,
    permissions: { create: false, export: false, update: ({ id }) => id === 2, remove: ({ id }) => id === 3 },
  });
  await found(26);
  const actions = screen.getAllByRole('button', { name: /^(Update|Delete|Add New|Export)/ });
  expect(actions.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Update Ahero plot 2',
    'Delete Iten plot 3',
  ]);
  expect(screen.getAllByRole('checkbox', { name: /^Select .*plot/ })).toHaveLength(1);
});

test('a list that only shows has neither checkboxes nor an Actions column', async () => {
  openPlots({ permissions: { remove: false } });
  await found(26);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

test('a host’s own button of a row knows its row', async () => {
  const pressed: number[] = [];
  const { user } = openPlots({
    actions: [
      {
        key: 'label',
        label: 'Print label',
        onPress: ({ id }) => pressed.push(id),
        isVisible: ({ soil }) => soil === 'loam',
      },
    ],
  });
  await found(26);
  expect(screen.queryByRole('button', { name: 'Print label Githunguri plot 1' })).toBeNull();
  await user.click(button('Print label Ahero plot 2'));
  expect(pressed).toEqual([2]);
});

test('parameters of every request are sent, and other ones ask again', async () => {
  const { asked, rerender } = openPlots({ query: { fields: 'id,name', crop: 3 } });
  await found(26);
  expect(asked.at(-1)).toEqual({ fields: 'id,name', crop: 3, ordering: 'id', page: 1, limit: 10 });
  const before = asked.length;
  rerender({ query: { fields: 'id,name', crop: 3 } });
  rerender({ query: { fields: 'id,name', crop: 4 } });
  await waitFor(() => expect(asked).toHaveLength(before + 1));
  expect(asked.at(-1)?.crop).toBe(4);
});

test('the SDK’s methods are ports as they are, and a row is what they answer', () => {
  const check = ({ crops, bookings }: UdongoApi) => [
    <AdminList
      key="crops"
      title="Crops"
      list={crops.list}
      listAll={crops.iterate}
      rowKey={({ id }) => id}
      columns={[{ key: 'name', header: 'Name', value: ({ name }) => name }]}
    />,
    <AdminList
      key="bookings"
      title="Bookings"
      list={bookings.list}
      remove={(id, options) => bookings.delete(Number(id), options)}
      rowKey={({ id }) => id}
      // @ts-expect-error a booking has no `humidity_low`
      columns={[{ key: 'name', header: 'Name', value: ({ humidity_low }) => humidity_low }]}
    />,
  ];
  expect(check).toBeTypeOf('function');
  expect(plotColumns).not.toHaveLength(0);
});

test('an empty list speaks of adding records only to a person who can add one', async () => {
  const { rerender } = openPlots({ list: createPlotServer([]).list });
  await screen.findByText('Nothing here yet');
  expect(screen.queryByText('Records that you add are shown here.')).toBeNull();
  rerender({ form: () => null });
  expect(screen.getByText('Records that you add are shown here.')).toBeVisible();
});
