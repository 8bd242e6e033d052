import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Counties as Parts } from '../../examples/AdminListParts.tsx';
import { Counties as OwnCounties } from '../../examples/useAdminList.tsx';
import { createPlotServer, plotColumns, plotFilters } from '../../test/plots.ts';
import { sw } from '../messages/kiswahili.ts';
import { UdongoProvider } from '../provider/index.ts';
import { AdminList, createBrowserUrl, type ListUrl } from './index.ts';
import { useAdminList } from './useAdminList.ts';

const server = createPlotServer();

afterEach(() => {
  vi.unstubAllGlobals();
});

function OwnMarkup({ url }: { url: ListUrl }) {
  const list = useAdminList({ list: server.list, columns: plotColumns, filters: plotFilters, url });
  return (
    <>
      <input aria-label="Find" {...list.getFilterProps('search')} />
      <button type="button" onClick={list.search}>
        Go
      </button>
      <p>{list.found}</p>
      <ol>
        {list.page?.results.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
    </>
  );
}

test('a host brings its own markup, on the browser’s own address', async () => {
  const user = userEvent.setup();
  const before = window.location.href;
  const url = createBrowserUrl();
  try {
    render(<OwnMarkup url={url} />);
    await screen.findByText('Found: 26 records');
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'mwea');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await screen.findByText('Found: 3 records');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(new URLSearchParams(window.location.search).get('search')).toBe('mwea');
    window.history.back();
    await screen.findByText('Found: 26 records');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  } finally {
    window.history.replaceState(null, '', before);
  }
});

/** The counties of a server, with its pages, search and order; refuses what is searched as 'refused'. */
function answerCounties(address: string | URL | Request, deleted: ReadonlySet<number> = new Set()) {
  const { searchParams } = new URL(address instanceof Request ? address.url : address);
  const search = searchParams.get('search') ?? '';
  if (search === 'refused') return Response.json({ detail: 'No such search.' }, { status: 400 });
  const found = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, name: `County ${index + 1}` }))
    .filter(({ id, name }) => name.includes(search) && !deleted.has(id))
    .sort((one, other) => (searchParams.get('ordering') === '-name' ? other.id - one.id : one.id - other.id));
  const limit = Number(searchParams.get('limit') ?? 10);
  const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
  const results = found.slice(start, start + limit);
  return Response.json({ count: found.length, total_pages: Math.ceil(found.length / limit) || 1, results });
}

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

test('the example with own elements searches, sorts, pages and says what went wrong, in the page’s language', async () => {
  vi.stubGlobal('fetch', async (address: Request) => answerCounties(address));
  const user = userEvent.setup();
  const { rerender } = render(<OwnCounties />);
  await screen.findByText('Found: 12 records');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(cells()).toEqual(['County 11', 'County 12']));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'County' }));
  await user.click(screen.getByRole('button', { name: 'County' }));
  await waitFor(() => expect(cells()[0]).toBe('County 12'));
  expect(screen.getByRole('columnheader', { name: 'County' })).toHaveAttribute('aria-sort', 'descending');
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'refused{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('No such search.');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await screen.findByText('Found: 12 records');
  rerender(
    <UdongoProvider locale="sw" messages={sw}>
      <OwnCounties />
    </UdongoProvider>,
  );
  await screen.findByText('Zimepatikana: rekodi 12');
  expect(screen.getByRole('button', { name: 'Weka upya' })).toBeVisible();
});

test('the example with own elements selects rows, deletes them, and counts those of another page as gone', async () => {
  const deleted = new Set<number>();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'DELETE') return answerCounties(request, deleted);
    deleted.add(Number(/\d+/.exec(new URL(request.url).pathname.split('counties')[1] ?? '')));
    return new Response(null, { status: 204 });
  });
  const user = userEvent.setup();
  render(<OwnCounties />);
  await screen.findByText('Found: 12 records');
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
  const remove = screen.getByRole('button', { name: 'Delete selected' });
  expect(remove).toBeDisabled();
  await user.click(box('County 2'));
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  await user.click(all());
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  await screen.findByText('10 selected');
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  await user.click(box('County 3'));
  await user.click(box('County 5'));
  await screen.findByText('2 selected');
  await user.click(remove);
  await screen.findByText('Found: 10 records');
  expect([...deleted]).toEqual([3, 5]);
  expect(screen.queryByText(/^\d+ selected$/)).toBeNull();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '5 per page');
  const second = await screen.findByRole('button', { name: 'Page 2' });
  await user.click(box('County 1'));
  await user.click(second);
  await waitFor(() => expect(second).toHaveAttribute('aria-current', 'page'));
  await screen.findByRole('checkbox', { name: 'Select County 12' });
  expect(screen.queryByText(/^\d+ selected$/)).toBeNull();
});

test('the example of parts has its pages first, and a row of its own below the pressed one', async () => {
  vi.stubGlobal('fetch', async (address: Request) => answerCounties(address));
  const user = userEvent.setup();
  render(<Parts />);
  const row = await screen.findByRole('button', { name: 'County 2' });
  const pages = screen.getByRole('navigation', { name: 'Pages' });
  expect(pages.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(row);
  expect(row.closest('tr')?.nextElementSibling?.textContent).toBe('All about County 2');
  expect(row.closest('tr')).toHaveClass('udongo-table__row', 'open');
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await screen.findByRole('button', { name: 'County 12' });
});

test('a part outside of a list says what it needs', () => {
  expect(() => renderToString(<AdminList.Table />)).toThrow(/has to be inside of AdminList.Root/);
});

test('a host has the rows asked for again, until the list is gone', async () => {
  const asked = vi.fn(server.list);
  const stop = vi.fn();
  let refresh = () => {};
  const refreshOn = (again: () => void) => {
    refresh = again;
    return stop;
  };
  const view = render(
    <AdminList
      title="Plots"
      columns={plotColumns}
      rowKey={({ id }) => id}
      list={asked}
      refreshOn={refreshOn}
    />,
  );
  await screen.findByText('Mwea plot 4');
  const before = asked.mock.calls.length;
  refresh();
  await waitFor(() => expect(asked.mock.calls.length).toBe(before + 1));
  expect(screen.getByText('Mwea plot 4')).toBeTruthy();
  stop.mockClear();
  view.unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a server renders the list’s frame; the rows come in the browser', () => {
  const html = renderToString(
    <AdminList
      title="Plots"
      columns={plotColumns}
      filters={plotFilters}
      rowKey={({ id }) => id}
      list={server.list}
    />,
  );
  expect(html).toContain('<h1');
  expect(html).toContain('Search');
  expect(html).toContain('aria-busy="true"');
});
