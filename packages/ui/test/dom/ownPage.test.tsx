// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUdongo } from '@udongo/sdk';
import { createHandlers } from '@udongo/sdk/msw';
import { BookingForm } from '@udongo/ui';
import { fillBooking } from '@udongo/ui/testing';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const baseUrl = 'https://api.example.com';
const server = setupServer(...createHandlers(baseUrl).all);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('a visitor of our page books a soil test', async () => {
  const onBooked = vi.fn();
  render(<BookingForm api={createUdongo({ baseUrl })} user={null} onBooked={onBooked} />);
  await fillBooking(screen, {
    name: 'Akinyi Odhiambo',
    phone_no: '0712 345 678',
    test_type: 'complete-soil-analysis',
    soil_test_date: inAWeek,
    farming_type: 'mixed',
    county: 'Kiambu',
    samples: [
      {
        sample_location: 'Lower plot',
        soil_type: 'loam',
        size_of_land: 0.5,
        main_crop: 'Maize',
        sample_notes: 'Depth 20 cm',
      },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Book the test' }));
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
});
