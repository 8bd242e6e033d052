import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AdminList, useListUrl } from './index.ts';

/** A router that navigates when the test says so. */
function openList(start: string) {
  const asked: { search: string; replace: boolean }[] = [];
  let arrive: (search: string) => void = () => undefined;
  function Page() {
    const [search, setSearch] = useState(start);
    arrive = (next) => act(() => setSearch(next));
    const url = useListUrl(search, (next, { replace }) => asked.push({ search: next, replace }));
    return (
      <AdminList
        title="Counties"
        columns={[{ key: 'name', header: 'Name', value: (name: string) => name, ordering: 'name' }]}
        rowKey={String}
        list={async () => ({ results: ['Kiambu'], count: 90, total_pages: 9 })}
        url={url}
      />
    );
  }
  render(<Page />);
  return { asked, arrive: (search: string) => arrive(search), user: userEvent.setup() };
}

const page = (number: number) => screen.findByRole('button', { name: `Page ${number}`, current: 'page' });
const turnTo = (number: number) => screen.findByRole('button', { name: `Page ${number}` });

test('a list begins where the address says, tells the router, and follows it back', async () => {
  const { asked, arrive, user } = openList('?page=2');
  await page(2);
  await user.click(await turnTo(3));
  await page(3);
  expect(asked).toEqual([{ search: '?page=3', replace: false }]);
  arrive('?page=3');
  await page(3);
  arrive('?page=2');
  await page(2);
  expect(asked).toHaveLength(1);
});

test('a list does not go back while a slow router arrives at an earlier page, however that writes it', async () => {
  const { asked, arrive, user } = openList('');
  await user.click(await turnTo(2));
  await user.click(await turnTo(3));
  expect(asked.map(({ search }) => search)).toEqual(['?page=2', '?page=3']);
  arrive('page=2');
  await page(3);
  arrive('page=3&');
  await page(3);
  arrive('?page=1');
  await page(1);
});
