import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Customers as DrfCustomers } from '../../examples/DrfCursorList.tsx';
import { Customers as RelayCustomers } from '../../examples/RelayList.tsx';
import { Customers as StripeCustomers } from '../../examples/StripeList.tsx';
import { button, found, openPlots, rowNames, rows } from '../../test/plotList.tsx';
import { createPlotServer, plotsTo } from '../../test/plots.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const customers = Array.from({ length: 25 }, (_, index) => ({
  id: `c${index + 1}`,
  name: `Person ${index + 1}`,
}));
const from = (cursor: string | null, size: number) => {
  const start = customers.findIndex(({ id }) => id === cursor) + 1;
  const some = customers.slice(start, start + size);
  const last = some.at(-1)?.id ?? null;
  return { some, last, isMore: last !== 'c25' };
};

/** Servers as the examples call them. */
const servers: [string, ComponentType, (url: URL, body: string) => unknown][] = [
  [
    'Stripe',
    StripeCustomers,
    ({ searchParams }) => {
      const { some, isMore } = from(searchParams.get('starting_after'), Number(searchParams.get('limit')));
      return { data: some, has_more: isMore };
    },
  ],
  [
    'Relay',
    RelayCustomers,
    (_, body) => {
      const { variables } = JSON.parse(body);
      const { some, last, isMore } = from(variables.after, variables.first);
      const pageInfo = { hasNextPage: isMore, endCursor: last };
      return { data: { customers: { edges: some.map((node) => ({ node })), pageInfo } } };
    },
  ],
  [
    'Django REST Framework',
    DrfCustomers,
    ({ searchParams }) => {
      const { some, last, isMore } = from(searchParams.get('cursor'), Number(searchParams.get('page_size')));
      return {
        results: some,
        previous: null,
        next: isMore ? `https://api.example.com/?cursor=${last}` : null,
      };
    },
  ],
];

test.each(servers)('a list over cursors as in %s is walked to its end and back', async (_, List, answer) => {
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) =>
    Response.json(answer(new URL(url), String(init?.body))),
  );
  const user = userEvent.setup();
  render(<List />);
  await screen.findByText('Page 1: 10 records');
  expect(rowNames()[0]).toBe('Person 1');
  expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  await user.click(button('Next page'));
  await screen.findByText('Page 2: 10 records');
  await user.click(button('Next page'));
  await screen.findByText('Page 3: 5 records');
  expect(rowNames().at(-1)).toBe('Person 25');
  expect(button('Next page')).toBeDisabled();
  await user.click(button('Previous page'));
  await waitFor(() => expect(rowNames()[0]).toBe('Person 11'));
  await user.click(button('Page 1'));
  await waitFor(() => expect(rowNames()[0]).toBe('Person 1'));
});

test('a failure as RFC 9457 describes it is shown in its own words', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ title: 'Too many requests', detail: 'Wait a minute.', status: 429 }, { status: 429 }),
  );
  render(<StripeCustomers />);
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
});

test('a list without a total promises no last page and exports every row, saying how many so far', async () => {
  const plots = plotsTo(230);
  const files: Blob[] = [];
  const asked: unknown[] = [];
  const { user, notifications } = openPlots({
    list: async ({ page, limit }) => {
      asked.push(page);
      const end = Number(page) * Number(limit);
      return { results: plots.slice(end - Number(limit), end), hasNext: end < plots.length };
    },
    saveFile: (file) => files.push(file),
  });
  await screen.findByText('Page 1: 10 records');
  await user.click(button('Export'));
  await waitFor(() => expect(notifications).toEqual([{ tone: 'success', message: 'Exported 230 records' }]));
  expect((await files[0]?.text())?.trim().split('\r\n')).toHaveLength(231);
});

test('Show more adds rows below, keeps what is selected and where the keyboard is, and tries a failed page again', async () => {
  const plots = plotsTo(25);
  let isDown = false;
  const { user, url } = openPlots({
    pagination: 'more',
    list: async ({ page, limit }) => {
      if (isDown) throw new Error('No network');
      const end = Number(page) * Number(limit);
      return { results: plots.slice(end - Number(limit), end), hasNext: end < plots.length };
    },
  });
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '-1'));
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Githunguri plot 1' }));
  await user.click(button('Show more'));
  expect(await screen.findByText('10 more records.')).toBeInTheDocument();
  expect(screen.getAllByText('20 records shown')).toHaveLength(2);
  expect(button('Show more')).toHaveFocus();
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(rows()[19]).toHaveAttribute('aria-rowindex', '21');
  isDown = true;
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('No network');
  expect(rowNames()).toHaveLength(20);
  expect(button('Try again')).toHaveFocus();
  isDown = false;
  await user.keyboard('{Enter}');
  // The button is gone with the last page.
  await waitFor(() => expect(screen.getByText('25 of 25 records shown')).toHaveFocus());
  expect(grid).toHaveAttribute('aria-rowcount', '26');
  expect(url.read()).toBe('?more=2');
  await user.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
  expect(screen.getByText('25 selected')).toBeVisible();
});

test('a next page that fails leaves the rows, and the focus where a person can try again', async () => {
  const { list } = createPlotServer(plotsTo(30));
  let isDown = false;
  const { user } = openPlots({
    list: async (query) => {
      if (isDown) throw Object.assign(new Error('The server has a fault.'), { status: 500 });
      return list(query);
    },
  });
  await found(30);
  await user.click(button('Next page'));
  await waitFor(() => expect(rowNames()[0]).toBe('Iten plot 11'));
  isDown = true;
  await user.click(button('Next page'));
  await screen.findByText('The server has a fault.');
  expect(rowNames()[0]).toBe('Iten plot 11');
  expect(button('Page 2').ariaCurrent).toBe('page');
  // Page 3 is the last: its button was disabled while it was requested.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  isDown = false;
  await user.click(button('Try again'));
  await waitFor(() => expect(rowNames()[0]).toEqual(expect.stringContaining('plot 21')));
});

test('a page that fails from the start has a way to the page before', async () => {
  const { list } = createPlotServer(plotsTo(30));
  const { user } = openPlots(
    {
      list: async (query) => {
        if (query.page === 2) throw new Error('The server has a fault.');
        return list(query);
      },
    },
    '?page=2',
  );
  await screen.findByText('The server has a fault.');
  // The one of the table's header; cards have theirs above them.
  expect(screen.getAllByRole('checkbox', { name: /^Select all/, hidden: true })).toHaveLength(1);
  await user.click(button('Previous page'));
  await found(30);
});
