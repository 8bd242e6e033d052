import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, found, openPlots } from '../../test/plotList.tsx';
import { createPlotServer, plotColumns, plotsTo } from '../../test/plots.ts';

/** A list of 200 rows that counts which rows are rendered. */
async function openMany() {
  const rendered: number[] = [];
  const { list } = createPlotServer(plotsTo(200));
  const { user } = openPlots({
    list,
    form: () => null,
    defaultLimit: 200,
    // Every part of a row names it, its checkbox included.
    rowName: ({ id, name }) => {
      rendered.push(id);
      return name;
    },
    columns: plotColumns.map((column) => ({
      ...column,
      cell: (row) => {
        rendered.push(row.id);
        return column.value(row);
      },
    })),
  });
  await found(200);
  expect(new Set(rendered).size).toBe(200);
  rendered.length = 0;
  return { user, rendered: () => [...new Set(rendered)] };
}

test('of 200 rows, toggling one checkbox renders one', async () => {
  const { user, rendered } = await openMany();
  const box = screen.getByLabelText<HTMLInputElement>('Select Mwea plot 100');
  await user.click(box);
  expect(box.checked).toBe(true);
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(rendered()).toEqual([100]);
});

test('of 200 rows, typing into a filter and opening a modal render none', async () => {
  const { user, rendered } = await openMany();
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'plot');
  await user.click(button('Add New'));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(rendered()).toEqual([]);
});
