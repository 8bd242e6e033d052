import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminUser, agentUser, createFakeApi, crops, storedBooking } from '../../test/bookingFixtures.ts';
import { button, choose, listed, openBookingForm, sampleCard, seen } from '../../test/bookingPage.tsx';

const box = (name: RegExp) => screen.getByRole('combobox', { name });

test('counties are searched half a second after the last key, 50 in order of their names', async () => {
  const { fake, user } = openBookingForm({ user: null });
  expect(fake.queries).toEqual([]);
  await user.type(box(/^County/), 'Nak');
  const asked = () => fake.queries.map(({ list, query }) => ({ list, ...query }));
  await waitFor(() =>
    expect(asked()).toEqual([
      { list: 'counties', search: '', limit: 50, ordering: 'name' },
      { list: 'counties', search: 'Nak', limit: 50, ordering: 'name' },
    ]),
  );
  await listed(1);
});

test('agrovets are searched a second after the last key, 200 by id and name', async () => {
  const { fake, user } = openBookingForm({ user: null });
  await user.type(box(/^Agrovet/), 'Sham');
  const query = { limit: 200, fields: 'id,agrovet_name', is_agrovet: true };
  const typedAt = performance.now();
  await user.keyboard('ba');
  await waitFor(() =>
    expect(fake.queries).toEqual([
      { list: 'agents', query: { search: '', ...query } },
      { list: 'agents', query: { search: 'Shamba', ...query } },
    ]),
  );
  expect(performance.now() - typedAt).toBeGreaterThan(900);
});

test('crops are asked for once, 100 public ones, for all fields of all samples, and searched in the browser', async () => {
  const { fake, user } = openBookingForm({ user: null });
  await user.click(button('Add sample'));
  await choose(user, box(/^Crops/), 'Beans');
  for (const number of [1, 2])
    await choose(user, sampleCard(number).getByRole('combobox', { name: /Main crop/ }), 'Maize');
  await user.type(sampleCard(2).getByRole('combobox', { name: /Other crops/ }), 'pot');
  await listed(1);
  expect(fake.queries).toEqual([{ list: 'crops', query: { limit: 100, public: true, ordering: 'name' } }]);
});

test('crops that are more than a page are searched on the server', async () => {
  const queries: object[] = [];
  const fake = createFakeApi({
    crops: {
      list: async (query) => {
        queries.push(query);
        return { results: query.search ? [{ id: 140, name: 'Yam' }] : crops, total_pages: 2 };
      },
    },
  });
  const { user } = openBookingForm({ user: null }, fake);
  await user.click(box(/^Main crop/));
  await screen.findByRole('option', { name: 'Maize' });
  await user.type(box(/^Main crop/), 'yam');
  await user.click(await screen.findByRole('option', { name: 'Yam' }));
  expect(box(/^Main crop/)).toHaveValue('Yam');
  const query = { limit: 100, public: true, ordering: 'name' };
  expect(queries).toEqual([query, { search: 'yam', ...query }]);
});

test('an agent is shown the farmers they referred, an administrator everybody', async () => {
  const query = { limit: 6, fields: 'id,user,profile', search: '' };
  const farmersAsked = (page: ReturnType<typeof openBookingForm>) =>
    page.fake.queries.filter(({ list }) => list === 'farmers').map((asked) => asked.query);
  const agent = openBookingForm({ user: agentUser });
  await waitFor(() => expect(farmersAsked(agent)[0]).toEqual({ referrer: 2, ...query }));
  agent.unmount();
  const admin = openBookingForm({ user: adminUser });
  await waitFor(() => expect(farmersAsked(admin)[0]).toEqual(query));
});

test.each([
  [/^County/, 'County not found'],
  [/^Agrovet/, 'Agrovet not found'],
  [/^Main crop/, 'Crop not found'],
])('a search of %s that finds nothing says so', async (name, message) => {
  const { user } = openBookingForm({ user: null });
  await user.type(box(name), 'zzz');
  await waitFor(() => expect(screen.getAllByText(message)[0]).toBeVisible());
});

test('a list that fails can be asked again and stops nobody from typing elsewhere', async () => {
  let failures = 1;
  const fake = createFakeApi();
  const { list } = fake.api.counties;
  fake.api.counties = {
    list: (query, options) => (failures-- > 0 ? Promise.reject(new Error('offline')) : list(query, options)),
  };
  const { user } = openBookingForm({ user: null }, fake);
  await user.click(box(/^County/));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await listed(4);
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText(/^Address/), 'Githunguri');
  expect(screen.getByLabelText(/^Address/)).toHaveValue('Githunguri');
});

test('a stored record that the lists leave out is named one by one, or by its number', async () => {
  const fake = createFakeApi();
  fake.api.agents = { ...fake.api.agents, get: async (id) => ({ id, agrovet_name: 'Closed Agrovet' }) };
  openBookingForm({ booking: { ...storedBooking, agent: 77, county: 99 } }, fake);
  await waitFor(() => expect(box(/^Agrovet/)).toHaveValue('Closed Agrovet'));
  await waitFor(() => expect(box(/^County/)).toHaveValue('No. 99'));
  await seen('Maize');
});
