import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sent, stillForm, waiting } from '../../test/queueFixtures.ts';
import { UdongoProvider } from '../provider/index.ts';
import { WaitingBookings } from './WaitingBookings.tsx';

const refused = waiting('Nafula Wekesa', {
  status: 'attention',
  problem: { reason: 'refused', message: 'Enter a valid phone number.', fieldErrors: {} },
});
const sentOnes = ['one', 'two'].map((uuid) => ({ ...sent, uuid }));

function openList(forget: (uuid: string) => void = () => undefined) {
  const form = { ...stillForm, queue: { ...stillForm.queue, forget } };
  render(
    <UdongoProvider>
      <WaitingBookings
        form={form}
        items={[...sentOnes, waiting('Wanjiku Kariuki'), refused]}
        removed={null}
        statusHref={({ id }) => `/bookings/${id}`}
      />
    </UdongoProvider>,
  );
}

test('a refused booking comes first, and several sent ones are one line that leads to each booking', async () => {
  openList();
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Nafula Wekesa')).toBeVisible();
  const row = screen.getAllByText(/^Sent. Your code is/)[0];
  expect(row).not.toBeVisible();
  await userEvent.click(screen.getByText('2 sent'));
  expect(row).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'See the status' })[0]).toHaveAttribute('href', '/bookings/26');
});

test('one press hides all sent bookings', async () => {
  const hidden: string[] = [];
  openList((uuid) => hidden.push(uuid));
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(hidden).toEqual(['one', 'two']);
  expect(screen.getByRole('heading', { name: 'Waiting to be sent' })).toHaveFocus();
});
