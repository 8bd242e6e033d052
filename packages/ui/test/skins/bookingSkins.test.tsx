import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { BookingFormParams } from '../../src/booking-form/index.ts';
import { describeBooking } from '../bookingBehaviour.tsx';
import { createFakeApi } from '../bookingFixtures.ts';

interface Skin {
  Booking: ComponentType<BookingFormParams>;
}

const skins = import.meta.glob<Skin>('../../../../examples/skins/src/*/*Booking.tsx', { eager: true });
const { api } = createFakeApi();

for (const [file, { Booking }] of Object.entries(skins)) {
  const name = /(\w+)\.tsx$/.exec(file)?.[1] ?? '';
  describeBooking(name, { Form: (props) => <Booking api={api} user={null} {...props} /> });
}

test('a person finds a county in MUI that is not on the first page', async () => {
  const Booking = skins['../../../../examples/skins/src/mui/MuiBooking.tsx']?.Booking as Skin['Booking'];
  const list: typeof api.counties.list = async ({ search }) => ({
    results: search === '' ? [{ id: 30, name: 'Baringo' }] : [{ id: 76, name: 'Wajir' }],
    total_pages: 2,
  });
  render(<Booking api={{ ...api, counties: { ...api.counties, list } }} user={null} draftStorage={null} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('County'), 'waj');
  await user.click(await screen.findByRole('option', { name: 'Wajir' }));
  expect(screen.getByLabelText('County')).toHaveValue('Wajir');
});
