import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Container } from '../field-grid/index.ts';
import { Table, type TableColumn } from './index.ts';

interface Row {
  code: string;
  amount: string;
}

const columns: TableColumn<Row>[] = [
  { key: 'code', header: 'Code', cell: ({ code }) => code, rowHeader: true, ordering: 'id' },
  { key: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
];
const rows: Row[] = [
  { code: 'UD-1284', amount: '19,500.00' },
  { code: 'UD-1283', amount: '2,000.00' },
];

function Bookings({
  width = 1000,
  ...props
}: { width?: number } & Partial<Parameters<typeof Table<Row>>[0]>) {
  return (
    <div style={{ width }}>
      <Container>
        <Table caption="Bookings" columns={columns} rows={rows} rowKey={({ code }) => code} {...props} />
      </Container>
    </div>
  );
}

test.each([{ width: 1000 }, { width: 390 }])('at $width px it is read as a table', ({ width }) => {
  render(<Bookings width={width} />);
  const table = screen.getByRole('table', { name: 'Bookings' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Code', 'Amount']);
  const row = within(table).getByRole('row', { name: /UD-1284/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('UD-1284');
  expect(within(row).getByRole('cell').textContent).toBe('19,500.00');
});

test('under 768 px a row is a card whose cells carry their labels', () => {
  const { rerender } = render(<Bookings width={767} />);
  const cell = screen.getByRole('cell', { name: '2,000.00' });
  expect(getComputedStyle(cell, '::before').content).toBe('"Amount"');
  expect(getComputedStyle(cell.parentElement ?? cell).display).toBe('block');
  rerender(<Bookings width={768} />);
  expect(getComputedStyle(cell, '::before').content).toBe('none');
  expect(getComputedStyle(cell.parentElement ?? cell).display).toBe('table-row');
});

test('a press on a header sorts by it, a second one the other way', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  const sort = (ordering: string) => asked.push(ordering);
  const { rerender } = render(<Bookings onOrderingChange={sort} />);
  await user.click(screen.getByRole('button', { name: 'Code' }));
  rerender(<Bookings onOrderingChange={sort} ordering="id" />);
  expect(screen.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(asked).toEqual(['id', '-id']);
});

test('an empty list says what will be here', () => {
  render(<Bookings rows={[]} empty="No bookings yet." />);
  expect(screen.getByText('No bookings yet.')).toBeTruthy();
});

test('under 768 px no control of the unseen header takes the focus, and columns keep their names', () => {
  render(<Bookings width={390} onOrderingChange={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Code' })).toBeTruthy();
});
