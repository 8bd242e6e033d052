import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestServices } from '../../test/createTestServices.ts';
import { ServicesContext } from '../services/ServicesContext.ts';
import { OnDemand } from './OnDemand.tsx';

const Chart = ({ label }: { label: string }) => (
  <div role="img" aria-label={label}>
    Chart
  </div>
);

/** A page with numbers and a chart, whose code does not come until the network is back. */
function openPage() {
  let isAway = true;
  const load = async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return Chart;
  };
  render(
    <ServicesContext value={createTestServices({}).services}>
      <p>40 bookings</p>
      <OnDemand load={load} props={{ label: 'Bookings' }} room="app-numbers__chart" />
    </ServicesContext>,
  );
  return () => {
    isAway = false;
  };
}

test('a chart whose code does not come leaves the numbers there, and is tried again by a press', async () => {
  const user = userEvent.setup();
  const comeBack = openPage();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('40 bookings')).toBeVisible();
  comeBack();
  await user.click(again);
  expect(await screen.findByRole('img', { name: 'Bookings' })).toBeVisible();
});

test('it comes by itself once the network is back', async () => {
  const comeBack = openPage();
  await screen.findByRole('button', { name: 'Try again' });
  comeBack();
  await waitFor(() => {
    // Once more until the page listens.
    window.dispatchEvent(new Event('online'));
    expect(screen.getByRole('img', { name: 'Bookings' })).toBeVisible();
  });
});
