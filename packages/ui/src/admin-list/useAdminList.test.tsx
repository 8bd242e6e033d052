import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createPlotServer, plotColumns, plotFilters } from '../../test/plots.ts';
import { AdminList, createBrowserUrl, type ListUrl, useAdminList } from './index.ts';

const server = createPlotServer();

function OwnMarkup({ url }: { url: ListUrl }) {
  const list = useAdminList({ list: server.list, columns: plotColumns, filters: plotFilters, url });
  return (
    <>
      <input
        aria-label="Find"
        value={list.typed.search ?? ''}
        onChange={(event) => list.type('search', event.target.value)}
      />
      <button type="button" onClick={list.search}>
        Go
      </button>
      <p>
        {list.status}: {list.page?.count}
      </p>
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
    await screen.findByText('success: 26');
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'mwea');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await screen.findByText('success: 3');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(new URLSearchParams(window.location.search).get('search')).toBe('mwea');
    window.history.back();
    await screen.findByText('success: 26');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  } finally {
    window.history.replaceState(null, '', before);
  }
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
