import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator, booking, openSample } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const filter = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Booking' });

function openSamples(path: string) {
  return renderApp({
    path,
    user: administrator,
    handlers: {
      'samples.list': () => pageOf([]),
      'crops.list': () => pageOf([]),
      'bookings.list': () => pageOf([booking]),
      'bookings.get': () => booking,
    },
  });
}

test('the samples of a booking are found by the code that lists show', async () => {
  const { user, api, place } = openSamples('/samples');
  await user.type(await filter(), 'UD-1026');
  await waitFor(() => expect(api.callsOf('bookings.list').at(-1)?.query.get('search')).toBe('UD-1026'));
  await user.click(await screen.findByRole('option', { name: /^UD-1026/ }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(api.callsOf('samples.list').at(-1)?.query.get('booking')).toBe('26'));
  expect(place()).toContain('booking=26');
});

test('a link that says a booking’s id shows its code', async () => {
  openSamples('/samples?booking=26');
  const input = await filter();
  await waitFor(() => expect(input.value).toBe('UD-1026'));
});

const agronomist = { ...administrator, is_superuser: false, staff_role: 'agronomist' } as const;
const technician = { ...administrator, is_superuser: false, staff_role: 'technician' } as const;

test.each([
  ['a technician', technician, [], '/bench?sample=50'],
  ['an agronomist, who measures nothing', agronomist, [], null],
  ['an administrator of a product without the bench', administrator, ['bench'], null],
] as const)(
  'the code of a sample leads %s to the bench only where it is theirs',
  async (_, user, withoutScreens, bench) => {
    renderApp({
      path: '/samples',
      user,
      config: { withoutScreens },
      handlers: { 'samples.list': () => pageOf([openSample]), 'crops.list': () => pageOf([]) },
    });
    expect(await screen.findByText('UD-1026-1')).toBeVisible();
    const link = screen.queryByRole('link', { name: 'UD-1026-1' });
    expect(link?.getAttribute('href') ?? null).toBe(bench);
    expect(screen.getByRole('link', { name: 'Booking UD-1026' })).toBeVisible();
  },
);
