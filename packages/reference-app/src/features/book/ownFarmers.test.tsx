import { screen } from '@testing-library/react';
import type { Farmer } from '@udongo/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { pageOf } from '../../../test/fakeApi.ts';
import { agent, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

afterEach(() => vi.restoreAllMocks());

/** The farmer with this number. */
function farmerOf(number: number): Farmer {
  const profile = { county: 22, phone_number: `+2547${String(number).padStart(8, '0')}` };
  const user = { ...farmer, id: 1000 + number, full_name: `Farmer ${number}`, email: '', profile };
  return { id: number, user } as unknown as Farmer;
}

test('without a network an agent finds 500 of their 840 farmers, also those who were not on the screen', async () => {
  let isCut = false;
  const { user, api } = renderApp({
    path: '/book',
    user: agent,
    handlers: {
      'account.get': () => agent,
      'farmers.list': ({ query }) => {
        if (isCut) return Promise.reject(new TypeError('Failed to fetch'));
        const [limit, page] = [Number(query.get('limit')), Number(query.get('page') ?? 1)];
        const rows = Array.from({ length: limit }, (_, index) => farmerOf((page - 1) * limit + index + 1));
        return { ...pageOf(rows), count: 840, total_pages: Math.ceil(840 / limit) };
      },
    },
  });
  const search = await screen.findByRole('combobox', { name: /Farmer/ });
  await vi.waitFor(() => {
    const pages = api.callsOf('farmers.list').map(({ query }) => query.get('page'));
    expect(pages.filter(Boolean)).toEqual(['1', '2', '3', '4', '5']);
  });
  isCut = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await vi.waitFor(() => expect(search.getAttribute('placeholder')).toBe('Offline: 500 of your 840 farmers'));
  const asked = api.callsOf('farmers.list').length;
  await user.type(search, 'farmer 437');
  expect(await screen.findByRole('option', { name: /Farmer 437/ })).toBeTruthy();
  await user.clear(search);
  await user.type(search, '0700 000 412');
  expect(await screen.findByRole('option', { name: /Farmer 412/ })).toBeTruthy();
  await user.clear(search);
  await user.type(search, 'Farmer 777');
  expect(
    (await screen.findAllByText('Not among the 500 of your farmers that this device knows')).length,
  ).toBeGreaterThan(0);
  // No search waited for the network.
  expect(api.callsOf('farmers.list')).toHaveLength(asked);
});
