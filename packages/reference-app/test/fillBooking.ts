import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { todayInNairobi } from '@udongo/sdk/values';
import { pageOf } from './fakeApi.ts';

/** The only crop that `fillBooking` can choose. */
export const onlyMaize = () => Response.json(pageOf([{ id: 1, name: 'Maize' }]));

/** Fills what a farmer has to say, once the form is here. */
export async function fillBooking(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('radio', { name: /Complete Soil Analysis/ }));
  await user.type(screen.getByLabelText(/Date of test/), todayInNairobi());
  await user.selectOptions(screen.getByLabelText(/Farming type/), 'mixed');
  await user.type(screen.getByLabelText(/Sample location/), 'Lower plot');
  await user.selectOptions(screen.getByLabelText(/Soil type/), 'loam');
  await user.type(screen.getByLabelText(/Size of land/), '1.5');
  await user.click(screen.getByRole('combobox', { name: /Main crop/ }));
  await user.click(await screen.findByRole('option', { name: 'Maize' }));
  await user.type(screen.getByLabelText(/Sample notes/), 'Depth 20 cm');
}
