import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Counties } from '../examples/AdminList.tsx';
import { Counties as PartsCounties } from '../examples/AdminListParts.tsx';
import { Crops } from '../examples/BulkDialog.tsx';
import { Pages } from '../examples/Pagination.tsx';
import { Bookings } from '../examples/Table.tsx';
import * as routed from '../examples/useListUrl.tsx';
import { answerBy, page } from './answerFetch.ts';
import { dialog, press, see, type, user } from './exampleActions.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('the example AdminList searches, sorts, keeps a record that is refused, and deletes it', async () => {
  let isRefused = true;
  const sent = answerBy(({ method }) => {
    if (method === 'GET') return [200, page({ id: 22, name: 'Kiambu' })];
    return isRefused ? [409, { detail: 'It has bookings.' }] : [200, {}];
  });
  render(<Counties />);
  await type(/^Search/, 'Kia');
  await press('Search');
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ search: 'Kia', ordering: 'name' }));
  await see('Kiambu');
  await press(/^Number/);
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ search: 'Kia', ordering: 'id' }));
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete Kiambu' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await see('Kiambu');
  isRefused = false;
  await remove();
  const deleted = () => sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await waitFor(() => expect(deleted()).toEqual(['/counties/22/', '/counties/22/']));
});

test('the example AdminListParts counts its records, and deletes the selected ones but for the one that is refused', async () => {
  const counties = ['Kiambu', 'Kisumu'].map((name, index) => ({ id: index + 1, name }));
  const sent = answerBy(({ method, path }) => {
    if (method === 'GET') return [200, page(...counties)];
    return path.includes('/2') ? [409, { detail: 'It has bookings.' }] : [200, {}];
  });
  render(<PartsCounties />);
  await see('Found: 2 records');
  expect(screen.getByRole('heading', { name: 'Counties' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await see('2 selected');
  await press('Delete selected');
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await asked.findByText('Deleted 1 of 2. These are still here:');
  expect(asked.getByText(/Kisumu/)).toBeVisible();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('the example BulkDialog deletes the selected rows, names the one that is refused, and closes', async () => {
  const crops = ['Beans', 'Maize'].map((name, index) => ({ id: index + 1, name }));
  const sent = answerBy(({ method, path }) => {
    if (method === 'GET') return [200, page(...crops)];
    return path.includes('/2') ? [409, { detail: 'Bookings have it.' }] : [200, {}];
  });
  render(<Crops />);
  await screen.findByText('Maize');
  await user.click(screen.getByRole('checkbox', { name: /all/i }));
  await press('Delete crops');
  const asked = await dialog();
  asked.getByText('Their other names are deleted, too.');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await asked.findByText('1 of 2 are deleted. Not these:');
  expect(asked.getByText(/Maize/)).toBeVisible();
  expect(asked.queryByText(/Beans/)).toBeNull();
  await user.click(asked.getAllByText('Close').at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('the example Table asks for the other order', async () => {
  const onSort = vi.fn();
  render(<Bookings onSort={onSort} />);
  const table = within(screen.getByRole('table', { name: 'Bookings' }));
  expect(table.getByRole('columnheader', { name: /Farmer/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(table.getByRole('rowheader', { name: 'UD-1284' })).toBeVisible();
  await user.click(table.getByRole('button', { name: /Farmer/ }));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('-name');
});

test('the example Pagination goes on, to the last page, and to another size', async () => {
  render(<Pages />);
  const isCurrent = (name: string) =>
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-current', 'page');
  isCurrent('Page 2');
  await press('Next page');
  isCurrent('Page 3');
  await press('Page 12');
  isCurrent('Page 12');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  const size = screen.getByRole('combobox');
  await user.selectOptions(size, '50');
  expect(size).toHaveValue('50');
});

test('the example useListUrl keeps the order in the address of the router, and finds it there', async () => {
  const sent = answerBy(() => [200, page({ id: 22, name: 'Kiambu' })]);
  const Address = () => <p>{useLocation().search}</p>;
  const open = (address: string) =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <routed.Counties />
        <Address />
      </MemoryRouter>,
    );
  open('/counties');
  await user.click(await screen.findByRole('button', { name: /^County/ }));
  await see('?ordering=name');
  cleanup();
  open('/counties?ordering=-name');
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ ordering: '-name' }));
});
