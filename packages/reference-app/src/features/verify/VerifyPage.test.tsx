import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { administrator, agent } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { toVerify } from '../../../test/toVerify.ts';

const path = '/bookings/26/verify';

test('every unusual reading is shown first, and needs a comment before the booking is verified', async () => {
  const { user, api, place } = renderApp({ path, user: administrator, handlers: toVerify });
  expect(await screen.findByRole('heading', { name: '1 unusual reading' })).toBeTruthy();
  expect(screen.getByText('Mostly between 4 and 9.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  const comment = screen.getByRole('textbox', { name: /Why it is right/ });
  expect(screen.getByText('Write a comment, or measure again')).toBeTruthy();
  expect(document.activeElement).toBe(comment);
  await user.type(comment, 'Measured twice');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText('UD-1026 is verified')).toBeTruthy();
  expect(api.callsOf('bookings.verify').map(({ body }) => body)).toEqual([
    { comments: [{ sample: 50, reading: 'pH', comment: 'Measured twice' }] },
  ]);
  await waitFor(() => expect(place()).toBe('/bookings/26/results'));
});

test('who saved the readings hears that somebody else has to verify them, and the comment stays', async () => {
  const { user } = renderApp({
    path,
    user: administrator,
    handlers: {
      ...toVerify,
      'bookings.verify': () =>
        failure(400, {
          non_field_errors: ['You saved readings of this booking. Another person has to verify it.'],
        }),
    },
  });
  const comment = await screen.findByRole<HTMLInputElement>('textbox', { name: /Why it is right/ });
  await user.type(comment, 'Measured twice');
  await user.click(screen.getByRole('button', { name: 'Verify the readings' }));
  expect(await screen.findByText(/Another person has to verify it/)).toBeTruthy();
  expect(comment.value).toBe('Measured twice');
});

test('earlier readings say who saved them and when', async () => {
  const { user } = renderApp({ path, user: administrator, handlers: toVerify });
  const open = await screen.findByRole('button', { name: 'Earlier readings of UD-1026-1' });
  // On a phone the header is the label of the button.
  expect(open.closest('td')?.dataset.label).toBe('Actions');
  await user.click(open);
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('columnheader', { name: '20 Nov 2026, 10:00, Juma Mwangi' })).toBeTruthy();
  const row = dialog.getByRole('row', { name: /^pH/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3.6', '5.1']);
});

test('verifying is not for agents', async () => {
  const { api } = renderApp({ path, user: agent, handlers: toVerify });
  expect(await screen.findByRole('heading', { name: /is not part of your account/ })).toBeTruthy();
  expect(api.callsOf('bookings.listUnusual')).toEqual([]);
});
