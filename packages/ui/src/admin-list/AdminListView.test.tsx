import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, found, openPlots, rowNames } from '../../test/plotList.tsx';
import { createPlotServer, plotsTo } from '../../test/plots.ts';
import { RecordForm } from '../record-form/index.ts';

const seen = (elements: readonly HTMLElement[]) => elements.filter((element) => element.checkVisibility());

test.each([1100, 390])(
  'a list without filters at %i px has one Refresh and no card around it',
  async (width) => {
    const { user, asked } = openPlots({ width, filters: [] });
    await found(26);
    expect(screen.queryByRole('search')).toBeNull();
    const [refresh, ...others] = seen(screen.getAllByRole('button', { name: 'Refresh' }));
    expect(others).toEqual([]);
    const before = asked.length;
    if (refresh) await user.click(refresh);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  },
);

test('one record is counted as one', async () => {
  openPlots({ list: createPlotServer(plotsTo(1)).list });
  expect(await screen.findByText('Found: 1 record')).toBeVisible();
});

test('columns that sort look so, the others do not; the one that is sorted by says how', async () => {
  const { user } = openPlots();
  await found(26);
  const marks = (name: string) =>
    screen.getByRole('columnheader', { name }).querySelectorAll('[data-direction]');
  expect(['Plot', 'Acres', 'Tested'].map((name) => marks(name).length)).toEqual([1, 1, 1]);
  expect(marks('County')).toHaveLength(0);
  expect(marks('Plot')[0]).toBeVisible();
  expect(marks('Plot')[0]?.getAttribute('data-direction')).toBe('none');
  await user.click(button('Plot'));
  await waitFor(() => expect(marks('Plot')[0]?.getAttribute('data-direction')).toBe('ascending'));
  await user.click(button('Plot'));
  await waitFor(() => expect(marks('Plot')[0]?.getAttribute('data-direction')).toBe('descending'));
});

test('a new page starts at the top of the table', async () => {
  const { user } = openPlots({ list: createPlotServer(plotsTo(150)).list }, '?limit=50');
  await found(150);
  const next = button('Next page');
  next.scrollIntoView({ block: 'end' });
  const table = screen.getByRole('grid');
  expect(table.getBoundingClientRect().top).toBeLessThan(0);
  await user.click(next);
  await waitFor(() => expect(rowNames()[0]).toContain('plot 51'));
  expect(table.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('a list that failed offers to try again', async () => {
  const { list } = createPlotServer();
  let isDown = true;
  const { user } = openPlots({
    list: async (query) => {
      if (isDown) throw new Error('The server is away.');
      return list(query);
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server is away.');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await found(26);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toHaveTextContent('Found: 26 records');
});

test('on a phone the search field is in the page, beside the button that opens the other filters', async () => {
  const { user, url } = openPlots({ width: 390 });
  await found(26);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(field, 'ahero{Enter}');
  await found(4);
  expect(url.read()).toBe('?search=ahero');
  await user.click(button('Filters'));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(sheet.queryByLabelText('Search')).toBeNull();
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Soil' }), 'Loam');
  await user.click(sheet.getByRole('button', { name: 'Search' }));
  await found(2);
  await user.clear(field);
  await user.click(button('Search'));
  await waitFor(() => expect(url.read()).toBe('?soil=loam'));
});

test('a long form in the modal of a list keeps its buttons in view, below the fields', async () => {
  const fields = Array.from({ length: 40 }, (_, index) => ({
    kind: 'text' as const,
    name: `field${index}`,
    label: `Field ${index}`,
  }));
  const { user } = openPlots({
    addTitle: 'Add plot',
    form: ({ onCancel }) => (
      <RecordForm
        title="Plot"
        mode="create"
        fields={fields}
        values={{}}
        save={async () => ({})}
        savedMessage="Saved"
        onCancel={onCancel}
      />
    ),
  });
  await found(26);
  await user.click(button('Add New'));
  const dialog = within(screen.getByRole('dialog', { name: 'Add plot' }));
  for (const name of ['Save', 'Cancel']) expectOnScreen(dialog.getByRole('button', { name }));
  const last = dialog.getByLabelText('Field 39');
  last.focus();
  const { bottom } = last.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(
    dialog.getByRole('button', { name: 'Save' }).getBoundingClientRect().top,
  );
});

/** Expects that nothing covers the element, and that nobody has to scroll to it. */
function expectOnScreen(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(element.contains(hit)).toBe(true);
}
