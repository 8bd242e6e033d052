import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, found, openPlots } from '../../test/plotList.tsx';
import { countyNames, createPlotServer, plotsTo } from '../../test/plots.ts';
import { createAgentFilterKind, createCountyFilterKind, type ListFilter } from './index.ts';

const counties = Object.entries(countyNames).map(([id, name]) => ({ id: Number(id), name }));

/** Ports of the provider that record their calls. */
function createKinds() {
  const asked: unknown[] = [];
  const filterKinds = {
    county: createCountyFilterKind({
      list: async (query) => {
        asked.push(query);
        return { results: counties.filter(({ name }) => name.includes(query.search)) };
      },
      get: async (id) => ({ id, name: countyNames[id] ?? '' }),
    }),
    agent: createAgentFilterKind({
      list: async (query) => {
        asked.push(query);
        return { results: [{ id: 7, agrovet_name: 'Shamba Bora' }] };
      },
      get: async (id) => ({ id, agrovet_name: `Agrovet ${id}` }),
    }),
  };
  return { filterKinds, asked };
}

const one = (filter: ListFilter) => [filter];
const search = () => button('Search');

test('a number filter sends its number', async () => {
  const { user, asked } = openPlots({ filters: one({ kind: 'number', name: 'samples', label: 'Samples' }) });
  await user.type(await screen.findByRole('spinbutton', { name: 'Samples' }), '3{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ samples: '3' }));
});

test('a slider goes from 0.5 to 5 by 0.5, filters nothing until it is touched, and can be cleared', async () => {
  const { user, asked } = openPlots({ filters: one({ kind: 'slider', name: 'acres', label: 'Acres' }) });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /^Acres/ });
  expect([slider.min, slider.max, slider.step]).toEqual(['0.5', '5', '0.5']);
  expect(slider.getAttribute('aria-valuetext')).toBe('Any');
  await user.click(search());
  expect(asked.at(-1)).not.toHaveProperty('acres');
  fireEvent.change(slider, { target: { value: '2.5' } });
  await user.click(search());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ acres: '2.5' }));
  await user.click(button('Clear Acres'));
  slider.focus();
  fireEvent.keyDown(slider, { key: 'Home' });
  await user.click(search());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ acres: '0.5' }));
});

test('a date and a range of dates send their days', async () => {
  const { user, asked, url } = openPlots({
    filters: [
      { kind: 'date', name: 'sent_on', label: 'Sent' },
      { kind: 'dateRange', name: 'tested_on', label: 'Tested' },
    ],
  });
  fireEvent.change(screen.getByLabelText('Sent'), { target: { value: '2026-11-20' } });
  const range = within(screen.getByRole('group', { name: 'Tested' }));
  fireEvent.change(range.getByLabelText('Tested, from'), { target: { value: '2026-11-01' } });
  await user.click(search());
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      sent_on: '2026-11-20',
      tested_on_after: '2026-11-01',
      ordering: 'id',
      page: 1,
      limit: 10,
    }),
  );
  fireEvent.change(range.getByLabelText('Tested, to'), { target: { value: '2026-11-28' } });
  await user.click(search());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tested_on_before: '2026-11-28' }));
  expect(url.read()).toBe('?sent_on=2026-11-20&tested_on=2026-11-01..2026-11-28');
});

test('a filter may say its own parameters', async () => {
  const { user, asked } = openPlots({
    filters: one({
      kind: 'text',
      name: 'phone',
      label: 'Phone',
      toQuery: (value) => ({ phone_no: `+254${value}` }),
    }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '712{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ phone_no: '+254712' }));
});

test('county and agent search through the provider’s ports, with the specification’s queries', async () => {
  const { filterKinds, asked: listed } = createKinds();
  const { user, asked } = openPlots({
    filterKinds,
    filters: [
      { kind: 'county', name: 'county', label: 'County' },
      { kind: 'agent', name: 'agent', label: 'Agrovet' },
    ],
  });
  await user.click(screen.getByRole('combobox', { name: 'County' }));
  await user.click(await screen.findByRole('option', { name: 'Kiambu' }));
  await user.click(screen.getByRole('combobox', { name: 'Agrovet' }));
  await user.click(await screen.findByRole('option', { name: 'Shamba Bora' }));
  expect(listed).toContainEqual({ search: '', limit: 50, ordering: 'name' });
  expect(listed).toContainEqual({ search: '', limit: 200, fields: 'id,agrovet_name', is_agrovet: true });
  await user.click(search());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ county: '22', agent: '7' }));
});

test('nothing found is said in the words of the specification', async () => {
  const { filterKinds } = createKinds();
  const { user } = openPlots({
    filterKinds,
    filters: one({ kind: 'county', name: 'county', label: 'County' }),
  });
  await user.type(screen.getByRole('combobox', { name: 'County' }), 'Kampala');
  expect(await screen.findAllByText('County not found')).not.toHaveLength(0);
});

test('a link that says only an id shows its name', async () => {
  const { filterKinds } = createKinds();
  openPlots({ filterKinds, filters: one({ kind: 'county', name: 'county', label: 'County' }) }, '?county=42');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'County' }).value).toBe('Kisumu'),
  );
});

test('a kind that nobody registered is a clear mistake', () => {
  expect(() => openPlots({ filters: one({ kind: 'county', name: 'county', label: 'County' }) })).toThrow(
    "No filter kind 'county': give it to UdongoProvider's filterKinds.",
  );
});

test('on a phone the filters are a sheet, and a chip for each that is active takes it away', async () => {
  const { filterKinds } = createKinds();
  const fitting = plotsTo(26).filter(({ county, tested_on }) => county === 22 && tested_on <= '2026-11-24');
  const { user, url } = openPlots(
    {
      width: 390,
      filterKinds,
      list: createPlotServer(fitting).list,
      filters: [
        { kind: 'text', name: 'search', label: 'Search' },
        { kind: 'county', name: 'county', label: 'County' },
        { kind: 'dateRange', name: 'tested_on', label: 'Tested' },
      ],
    },
    '?county=22&tested_on=..2026-11-24&page=2',
  );
  await found(8);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'plot');
  await user.click(button('Filters, 2 active'));
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await user.click(within(sheet).getByRole('button', { name: 'Search' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(url.read()).toBe('?search=plot&county=22&tested_on=..2026-11-24');
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  await chips.findByRole('button', { name: 'County: Kiambu' });
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Search: plot',
    'County: Kiambu',
    'Tested: to 24 Nov 2026',
  ]);
  await user.click(chips.getByRole('button', { name: 'Search: plot' }));
  expect(url.read()).toBe('?county=22&tested_on=..2026-11-24');
  expect(document.activeElement).toBe(button('Filters, 2 active'));
});

test('on a phone rows are labelled cards, and they can be sorted without their header', async () => {
  const { user, url } = openPlots({ width: 767 });
  await found(26);
  const [cell] = screen.getAllByRole('gridcell', { name: 'Kiambu' });
  expect(cell && getComputedStyle(cell, '::before').content).toBe('"County"');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Acres, descending');
  expect(url.read()).toBe('?ordering=-acres');
});

test('on a phone an order that is no column’s is not said to be one, and every column can be chosen', async () => {
  const { user, url } = openPlots({ width: 390, defaultOrdering: '-created_on' });
  await found(26);
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(sort.selectedOptions[0]?.textContent).toBe('Sort by');
  const [, first] = [...sort.options];
  await user.selectOptions(sort, first?.textContent ?? '');
  expect(url.read()).toBe(`?ordering=${first?.value}`);
  expect(sort.selectedOptions[0]?.textContent).toBe(first?.textContent);
});

test('at 768 px the filters stand in their card and the sheet is gone', async () => {
  openPlots({ width: 768 });
  await found(26);
  expect(screen.getByRole('search', { name: 'Plots' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});
