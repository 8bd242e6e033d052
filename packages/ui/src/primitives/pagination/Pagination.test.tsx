import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Pagination } from './index.ts';

const pages = () => screen.getAllByRole('button', { name: /^Page / }).map(({ textContent }) => textContent);

test('the pages around the current one, the first and the last can be reached', async () => {
  const user = userEvent.setup();
  const asked: number[] = [];
  render(<Pagination page={64} totalPages={129} onPageChange={(page) => asked.push(page)} />);
  expect(pages()).toEqual(['1', '63', '64', '65', '129']);
  expect(screen.getByRole('button', { name: 'Page 64' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('button', { name: 'Page 129' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(asked).toEqual([129, 63, 65]);
});

test.each([0, 1])('with %i pages there is nowhere to go', (totalPages) => {
  render(<Pagination page={1} totalPages={totalPages} onPageChange={() => undefined} />);
  expect(pages()).toEqual(['1']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
});

test('the page size is one of those of the specification', async () => {
  const user = userEvent.setup();
  const asked: number[] = [];
  render(
    <Pagination
      page={1}
      totalPages={3}
      onPageChange={() => undefined}
      limit={10}
      onLimitChange={(limit) => asked.push(limit)}
    />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    [2, 5, 10, 15, 20, 50, 100].map((size) => `${size} per page`),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50 per page');
  expect(asked).toEqual([50]);
});
