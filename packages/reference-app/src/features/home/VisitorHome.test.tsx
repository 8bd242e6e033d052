import { screen, waitFor, within } from '@testing-library/react';
import type { AppStats } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure } from '../../../test/fakeApi.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { createChoices } from '../../services/choices.ts';

const stats: AppStats = { farmers: 1240, agents: 86, counties: 31, bookings: 2310, samples: 5120 };

test.each([
  ['en', 'Who we have served', ['Farmers', 'Soil samples', 'Counties']],
  ['sw', 'Tuliowahudumia', ['Wakulima', 'Sampuli za udongo', 'Kaunti']],
] as const)('a visitor who reads %s sees how many the service has served', async (locale, title, names) => {
  createChoices().locale.choose(locale);
  renderApp({ path: '/', handlers: { 'stats.getApp': () => stats } });
  const served = within(await screen.findByRole('region', { name: title }));
  expect(served.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(names);
  const counts = served.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(counts).toEqual(['1,240', '5,120', '31']);
});

test.each([
  ['does not count', () => failure(404, { detail: 'Not found.' })],
  ['has not built it', () => failure(501, { detail: 'Not implemented.' })],
  ['fails', () => failure(500, {})],
  ['means another thing by it', () => Response.json({ farmers: 'many' })],
  ['has served nobody yet', () => ({ ...stats, counties: 0, samples: 0 })],
])('where the service %s, the home page says no counts and no error', async (_, answer) => {
  const { api } = renderApp({ path: '/', handlers: { 'stats.getApp': answer } });
  await waitFor(() => expect(api.callsOf('stats.getApp')).not.toEqual([]));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Know your soil before you plant',
  );
  expect(screen.queryByRole('region', { name: 'Who we have served' })).toBeNull();
  expect(screen.queryByText('An error occured')).toBeNull();
});

test.each([
  [
    'en',
    [
      'Nitrogen, phosphorus, potassium and acidity (pH), for',
      'The same, and salts, moisture and temperature, for',
    ],
    'A field probe estimates nitrogen, phosphorus and potassium.',
  ],
  [
    'sw',
    ['Nitrojeni, fosforasi, potasiamu na asidi (pH), kwa', 'Hivyo vyote, na chumvi, unyevu na halijoto, kwa'],
    'Kifaa cha shambani hukadiria nitrojeni, fosforasi na potasiamu.',
  ],
] as const)(
  'the prices in %s promise what each test contains, and no more',
  async (locale, contents, probe) => {
    createChoices().locale.choose(locale);
    for (const path of ['/', '/prices']) {
      const { unmount } = renderApp({ path });
      expect(await screen.findByText(probe)).toBeTruthy();
      for (const text of contents) expect(document.body.textContent).toContain(text);
      expect(document.body.textContent).not.toMatch(/all nutrients|virutubishi vyote/i);
      unmount();
    }
  },
);
