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

  await tabTo(() => button('Plot'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rowNames()[0]).toBe('Ahero plot 10'));

  await tabTo(() => button('Page 2'));
  await userEvent.keyboard(' ');
  await waitFor(() => expect(url.read()).toBe('?search=plot&ordering=name&page=2'));
  await waitFor(() => expect(rowNames()[0]).toBe('Iten plot 3'));

  await tabTo(() => button('Update Iten plot 3'));
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
  expect(document.activeElement).toBe(screen.getByRole('row', { name: /Kabete plot 13/ }));

  await userEvent.keyboard('{Tab} ');
  expect(screen.getByText('1 selected')).toBeVisible();
  await tabTo(() => button('Delete selected'));
  await userEvent.keyboard('{Enter}');
  await tabTo(() => dialogButton('Delete'));
  await userEvent.keyboard('{Enter}');
  await found(24);
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
