import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { button, found, openPlots, rowNames } from '../../test/plotList.tsx';
import type { ViewStorage } from './listSettings.ts';

function createStorage(): ViewStorage {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => values.set(key, value) };
}

const columns = () => screen.getAllByRole('columnheader').map((header) => header.dataset.head ?? '');
const dialog = async () => within(await screen.findByRole('dialog', { name: 'View' }));

test('a person hides and moves columns and makes rows lower; the list is like that when they come back', async () => {
  const viewStorage = createStorage();
  const { user, unmount } = openPlots({ name: 'plots', viewStorage });
  await found(26);
  expect(columns()).toEqual(['select', 'name', 'county', 'soil', 'acres', 'tested', 'actions']);
  await user.click(button('View'));
  const choice = await dialog();
  expect(choice.getByRole('checkbox', { name: 'Plot' })).toBeDisabled();
  await user.click(choice.getByRole('checkbox', { name: 'County' }));
  await user.click(choice.getByRole('button', { name: 'Move Tested up' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(choice.getByRole('button', { name: 'Move Tested up' }));
  expect(await choice.findByText('Tested: column 3 of 5')).toBeInTheDocument();
  await user.selectOptions(choice.getByRole('combobox', { name: 'Row height' }), 'Compact');
  await user.click(choice.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  const shown = ['select', 'name', 'tested', 'soil', 'acres', 'actions'];
  expect(columns()).toEqual(shown);
  unmount();

  openPlots({ name: 'plots', viewStorage });
  await found(26);
  expect(columns()).toEqual(shown);
  expect(document.querySelector('.udongo-admin-list')).toHaveAttribute('data-density', 'compact');
});

test('a column is dragged to another place; a drag that is broken off leaves it', async () => {
  const { user } = openPlots({ name: 'plots', viewStorage: createStorage() });
  await found(26);
  await user.click(button('View'));
  const choice = await dialog();
  const line = (name: string) => {
    const item = choice.getByRole('checkbox', { name }).closest('li');
    if (!item?.parentElement) throw new Error(`no line of ${name}`);
    return { item, list: item.parentElement, box: item.getBoundingClientRect() };
  };
  const { list } = line('Tested');
  list.setPointerCapture = () => undefined;
  const send = (target: Element | null, type: string, clientY = 0) =>
    target?.dispatchEvent(new PointerEvent(type, { clientY, pointerId: 1, bubbles: true, button: 0 }));
  const take = async (name: string) => {
    const { item } = line(name);
    send(item.lastElementChild, 'pointerdown');
    await waitFor(() => expect(item).toHaveAttribute('data-dragged'));
  };
  const order = () => choice.getAllByRole('checkbox').map((box) => box.closest('li')?.dataset.line);
  const dragged = ['name', 'tested', 'county', 'soil', 'acres'];

  await take('Tested');
  send(list, 'pointermove', line('County').box.top + 1);
  await waitFor(() => expect(order()).toEqual(dragged));
  expect(columns()[2]).toBe('county');
  send(list, 'pointerup');
  send(list, 'lostpointercapture');
  expect(await choice.findByText('Tested: column 2 of 5')).toBeInTheDocument();
  expect(columns().slice(1, 6)).toEqual(dragged);

  await take('Acres');
  send(list, 'pointermove', line('Plot').box.top - 4);
  await waitFor(() => expect(order()[0]).toBe('acres'));
  send(list, 'lostpointercapture');
  await waitFor(() => expect(order()).toEqual(dragged));
  await user.click(choice.getByRole('button', { name: 'Reset columns' }));
  expect(columns().slice(1, 6)).toEqual(['name', 'county', 'soil', 'acres', 'tested']);
});

test('a person saves a view, goes back to it, renames it, opens the list with it, and deletes it', async () => {
  const viewStorage = createStorage();
  const { user, url, unmount } = openPlots({ name: 'plots', viewStorage }, '?soil=clay&page=1');
  await found(9);
  await user.click(button('View'));
  let choice = await dialog();
  await user.click(choice.getByRole('button', { name: 'Save this view' }));
  expect(choice.getByRole('textbox', { name: 'Name of the view' })).toBeInvalid();
  await user.type(choice.getByRole('textbox', { name: 'Name of the view' }), 'Clay{Enter}');
  expect(choice.getByRole('button', { name: 'Clay', pressed: true })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(button('Reset'));
  await found(26);

  await user.click(button('View'));
  choice = await dialog();
  await user.click(choice.getByRole('button', { name: 'Rename Clay' }));
  await user.clear(choice.getByRole('textbox', { name: 'Name of the view' }));
  await user.type(choice.getByRole('textbox', { name: 'Name of the view' }), 'Heavy soil{Enter}');
  await user.click(choice.getByRole('button', { name: 'Heavy soil' }));
  await found(9);
  await user.click(choice.getByRole('button', { name: 'Default: open this list with Heavy soil' }));
  unmount();

  const again = openPlots({ name: 'plots', viewStorage });
  await found(9);
  expect(again.url.read()).toBe('?soil=clay');
  expect(url.read()).toBe('?soil=clay');
  await again.user.click(button('View'));
  choice = await dialog();
  await again.user.click(choice.getByRole('button', { name: 'Delete Heavy soil' }));
  expect(document.activeElement).toBe(choice.getByRole('textbox', { name: 'Name of the view' }));
  expect(choice.getByText(/Heavy soil is deleted/)).toBeVisible();
  await again.user.click(choice.getByRole('button', { name: 'Undo' }));
  const heavySoil = { name: 'Default: open this list with Heavy soil', pressed: true };
  expect(choice.getByRole('button', heavySoil)).toBeVisible();
  await again.user.click(choice.getByRole('button', { name: 'Delete Heavy soil' }));
  again.unmount();
  openPlots({ name: 'plots', viewStorage });
  await found(26);
});

test('a device that can’t store a view says so', async () => {
  const viewStorage = { getItem: () => null, setItem: () => Promise.reject(new Error('full')) };
  const { user } = openPlots({ name: 'plots', viewStorage });
  await found(26);
  await user.click(button('View'));
  const choice = await dialog();
  await user.click(choice.getByRole('checkbox', { name: 'County' }));
  expect(await choice.findByText(/can’t save your choice/)).toBeVisible();
});

test('a column is as wide as its edge was dragged to, and as the keyboard makes it', async () => {
  openPlots({ name: 'plots', viewStorage: createStorage() });
  await found(26);
  const header = screen.getByRole('columnheader', { name: 'County' });
  const before = header.offsetWidth;
  const edge = header.querySelector('.udongo-admin-list__column-edge');
  if (!edge) throw new Error('The column has no edge.');
  const { right, top } = edge.getBoundingClientRect();
  const at = (clientX: number) => ({ clientX, clientY: top + 4, pointerId: 1, bubbles: true, button: 0 });
  edge.setPointerCapture = () => undefined;
  edge.dispatchEvent(new PointerEvent('pointerdown', at(right)));
  edge.dispatchEvent(new PointerEvent('pointermove', at(right - 20)));
  await waitFor(() => expect(header.style.width).toBe(`${before - 20}px`));
  header.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(Number.parseInt(header.style.width, 10)).toBeGreaterThan(before - 20));
});

test('in a compact page, the view says that rows are compact, and can make them comfortable', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.dataset.density = 'compact';
  const { user } = openPlots({ name: 'plots', viewStorage: createStorage(), container });
  await found(26);
  await user.click(button('View'));
  const height = (await dialog()).getByRole('combobox', { name: 'Row height' });
  expect(height).toHaveValue('compact');
  await user.selectOptions(height, 'comfortable');
  expect(height).toHaveValue('comfortable');
  expect(document.querySelector('.udongo-admin-list')).toHaveAttribute('data-density', 'comfortable');
  await user.click((await dialog()).getByRole('button', { name: 'Reset columns' }));
  expect(height).toHaveValue('compact');
});

test('a list without a name offers no view', async () => {
  openPlots();
  await found(26);
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull();
  expect(rowNames()).toHaveLength(10);
});
