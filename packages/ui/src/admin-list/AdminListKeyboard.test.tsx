import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, found, openPlots, rowNames } from '../../test/plotList.tsx';
import { type Plot, plotFilters } from '../../test/plots.ts';
import { Button, Input } from '../primitives/index.ts';
import type { AdminListFormProps } from './index.ts';

function PlotForm({ onSaved }: AdminListFormProps<Plot>) {
  return (
    <>
      <Input aria-label="Name" />
      <Button onClick={onSaved}>Save</Button>
    </>
  );
}

/** Presses Tab until the element has the focus; fails if it can't be reached like that. */
async function tabTo(find: () => HTMLElement) {
  for (let press = 0; press < 80; press++) {
    if (document.activeElement === find()) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`Tab never reaches ${find().outerHTML.slice(0, 120)}`);
}

const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

test('an administrator searches, sorts, pages, edits and deletes without a pointer', async () => {
  const { url, deleted } = openPlots({ form: PlotForm });
  await found(26);

  await tabTo(() => screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('plot{Enter}');
  await waitFor(() => expect(url.read()).toBe('?search=plot'));

  await tabTo(
    () => screen.getAllByRole('checkbox', { name: 'Select all on this page' }).at(-1) ?? document.body,
  );
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(button('Plot'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rowNames()[0]).toBe('Ahero plot 10'));

  await tabTo(() => button('Page 2'));
  await userEvent.keyboard(' ');
  await waitFor(() => expect(url.read()).toBe('?search=plot&ordering=name&page=2'));
  await waitFor(() => expect(rowNames()[0]).toBe('Iten plot 3'));

  await tabTo(() => button('Plot'));
  await userEvent.keyboard('{ArrowDown}{End}{Enter}');
  expect(document.activeElement).toBe(button('Update Iten plot 3'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(
    within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' }),
  );
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Update Iten plot 3'));

  await userEvent.keyboard('{Tab}{Enter}');
  await tabTo(() => dialogButton('Delete'));
  await userEvent.keyboard('{Enter}');
  await found(25);
  expect(deleted).toEqual([3]);
  expect(document.activeElement).toBe(screen.getByRole('rowheader', { name: /Kabete plot 13/ }));

  await userEvent.keyboard('{ArrowLeft} ');
  expect(screen.getByText('1 selected')).toBeVisible();
  await tabTo(() => button('Delete selected'));
  await userEvent.keyboard('{Enter}');
  await tabTo(() => dialogButton('Delete'));
  await userEvent.keyboard('{Enter}');
  await found(24);
});

/** The words of the cell that has the focus, or of the control in it. */
const here = () => {
  const { activeElement } = document;
  const label = activeElement?.closest('label')?.textContent;
  return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent;
};

test.each([
  ['{ArrowRight}', "Murang'a"],
  ['{ArrowDown}', 'Ahero plot 2'],
  ['{ArrowUp}', 'Plot'],
  ['{Home}', 'Select Githunguri plot 1'],
  ['{End}', 'UpdateDelete'],
  ['{PageDown}', 'Ahero plot 10'],
  ['{PageDown}{PageUp}', 'Plot'],
  ['{Control>}{End}{/Control}', 'UpdateDelete'],
  ['{Control>}{End}{Home}{/Control}{ArrowRight}', 'Plot'],
  ['{End}{F2}', 'Update Githunguri plot 1'],
  ['{End}{Enter}{Tab}', 'Delete Githunguri plot 1'],
  ['{End}{Enter}{Tab}{Escape}', 'UpdateDelete'],
  ['{End}{Enter}{Escape}{ArrowLeft}', '2026-11-01'],
])('from the first name, %s leads to “%s”', async (keys, place) => {
  openPlots({ form: PlotForm });
  await found(26);
  screen.getAllByRole('rowheader')[0]?.focus();
  expect(here()).toBe('Githunguri plot 1');
  await userEvent.keyboard(keys);
  expect(here()).toBe(place);
});

test('the rows are one stop of the Tab key, wherever the focus was, also after other rows came', async () => {
  const { user } = openPlots({ form: PlotForm });
  await found(26);
  const stops = () =>
    [...screen.getByRole('grid').querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  screen.getAllByRole('rowheader')[4]?.focus();
  expect(stops()).toEqual([document.activeElement]);
  await user.click(button('Page 3'));
  await screen.findByRole('rowheader', { name: 'Kabete plot 21' });
  await waitFor(() => expect(stops()).toHaveLength(1));
});

test('on a phone the sheet of filters opens, applies with Enter and gives the focus back', async () => {
  const { url } = openPlots({
    width: 390,
    filters: [...plotFilters.slice(0, 1), { kind: 'text', name: 'county', label: 'County' }],
  });
  await found(26);
  await tabTo(() => button('Filters'));
  await userEvent.keyboard('{Enter}');
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(document.activeElement).toBe(sheet.getByRole('textbox', { name: 'County' }));
  await userEvent.keyboard('kiambu{Enter}');
  await waitFor(() => expect(url.read()).toBe('?county=kiambu'));
  expect(document.activeElement).toBe(button('Filters, 1 active'));
  await tabTo(() => button('County: kiambu'));
  await userEvent.keyboard('{Enter}');
  await found(26);
});

test('a slider is set with the arrow keys', async () => {
  const { url } = openPlots({ filters: [{ kind: 'slider', name: 'acres', label: 'Acres' }] });
  await found(26);
  await tabTo(() => screen.getByRole('slider'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await tabTo(() => button('Search'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(url.read()).toBe('?acres=1'));
});
