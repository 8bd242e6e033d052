import { screen, waitFor, within } from '@testing-library/react';
import type { Agent, Profile } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator, agent as agentUser } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../../test/watchSavedFiles.ts';

const agent: Agent = {
  id: 3,
  user: 4,
  full_name: 'Otieno Odhiambo',
  username: 'otieno',
  email: 'otieno@mavuno.example',
  agrovet_name: 'Mavuno Agrovet',
  is_agrovet: true,
};
const profile: Profile = {
  id: 9,
  user: 9,
  full_name: 'Wanjiku Kariuki',
  email: 'wanjiku@udongo.test',
  phone_number: '+254712345678',
  address: '',
  county: null,
};

async function openForm(path: string) {
  const app = renderApp({
    path,
    user: administrator,
    handlers: {
      'agents.list': () => pageOf([agent]),
      'agents.update': () => agent,
      'profiles.list': () => pageOf([profile]),
      'profiles.patch': ({ body }) => ({ ...profile, ...Object(body) }),
      'counties.list': () => pageOf([]),
    },
  });
  await app.user.click(await screen.findByRole('button', { name: /^Update/ }));
  await app.user.type(await screen.findByRole('textbox', { name: /^Full name/ }), ' Jr.');
  return app;
}

test('an agent whose profile the server does not answer keeps phone, county and address', async () => {
  const { user, api } = await openForm('/agents');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('agents.update')).toHaveLength(1));
  expect(api.callsOf('agents.update')[0]?.body).toEqual({
    full_name: 'Otieno Odhiambo Jr.',
    email: 'otieno@mavuno.example',
    agrovet_name: 'Mavuno Agrovet',
    is_agrovet: true,
  });
});

test('the form of an agent says what an empty password means, for a new one and for a stored one', async () => {
  const { user } = renderApp({
    path: '/agents',
    user: administrator,
    handlers: { 'agents.list': () => pageOf([agent]), 'counties.list': () => pageOf([]) },
  });
  const password = () => screen.getByLabelText('Password');
  await user.click(await screen.findByRole('button', { name: 'Update Otieno Odhiambo' }));
  expect(password()).toHaveAccessibleDescription('At least 8 characters. Leave it empty to keep the old one');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add New' }));
  expect(password()).toHaveAccessibleDescription(
    'At least 8 characters. Leave it empty to let them set their own',
  );
});

test('a user whom the server answers without flags is not locked by a correction of the name', async () => {
  const { user, api } = await openForm('/users');
  expect(screen.queryByRole('checkbox', { name: 'Can log in' })).toBeNull();
  const row = screen.getByRole('row', { name: /Wanjiku/, hidden: true });
  expect(within(row).queryByText(/^(Can log in|Locked)$/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('profiles.patch')).toHaveLength(1));
  expect(api.callsOf('profiles.patch')[0]?.body).toEqual({
    full_name: 'Wanjiku Kariuki Jr.',
    email: 'wanjiku@udongo.test',
    phone_number: '+254712345678',
    address: '',
    county: null,
  });
});

test('an administrator chooses the role of staff of a user, and takes it away', async () => {
  const technician: Profile = {
    ...profile,
    role: 'technician',
    staff_role: 'technician',
    is_superuser: false,
  };
  const { user, api } = renderApp({
    path: '/users',
    user: administrator,
    handlers: {
      'profiles.list': () => pageOf([technician]),
      'profiles.patch': () => technician,
      'profiles.create': () => technician,
      'counties.list': () => pageOf([]),
    },
  });
  const choose = async (role: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name: 'Work for the service' }), role);
  await user.click(await screen.findByRole('button', { name: /^Update/ }));
  await choose('Choose');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('profiles.patch')).toHaveLength(1));
  expect(api.callsOf('profiles.patch')[0]?.body).toMatchObject({ staff_role: null });
  await user.click(await screen.findByRole('button', { name: 'Add New' }));
  await user.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Achieng Awuor');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'achieng@udongo.test');
  await user.type(screen.getByLabelText(/^Password/), 'Maabara-ya-2');
  await choose('Administrator');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('profiles.create')).toHaveLength(1));
  expect(api.callsOf('profiles.create')[0]?.body).toMatchObject({
    staff_role: 'administrator',
    is_superuser: true,
  });
});

test('a new user of a service without roles of staff is an administrator or not', async () => {
  const { staff_role: _, ...plain }: Profile = profile;
  const { user, api } = renderApp({
    path: '/users',
    user: administrator,
    handlers: {
      'profiles.list': () => pageOf([plain]),
      'profiles.create': () => plain,
      'counties.list': () => pageOf([]),
    },
  });
  await screen.findByRole('button', { name: /^Update/ });
  await user.click(screen.getByRole('button', { name: 'Add New' }));
  await user.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Achieng Awuor');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'achieng@udongo.test');
  await user.type(screen.getByLabelText(/^Password/), 'Maabara-ya-2');
  expect(screen.queryByRole('combobox', { name: 'Work for the service' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Administrator/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('profiles.create')).toHaveLength(1));
  expect(api.callsOf('profiles.create')[0]?.body).toMatchObject({ is_superuser: true });
  expect(api.callsOf('profiles.create')[0]?.body).not.toHaveProperty('staff_role');
});

test('an administrator takes the register out once they have said why', async () => {
  const saved = watchSavedFiles();
  const { user, api } = renderApp({
    path: '/farmers',
    user: administrator,
    handlers: {
      'farmers.list': () => pageOf([]),
      'farmers.downloadBiodata': () =>
        new Response('id,full_name\r\n1,Wanjiku\r\n', { headers: { 'Content-Type': 'text/csv' } }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Download' });
  await user.click(button);
  await screen.findByText('Write why you need the register');
  expect(api.callsOf('farmers.downloadBiodata')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Report to the county');
  await user.click(button);
  await waitFor(async () =>
    expect(Object.keys(await saved.read())).toEqual([`Register of farmers ${todayInNairobi()}.csv`]),
  );
  expect(api.callsOf('farmers.downloadBiodata')[0]?.query.get('reason')).toBe('Report to the county');
});

test('an agent is not offered the register', async () => {
  renderApp({ path: '/farmers', user: agentUser, handlers: { 'farmers.list': () => pageOf([]) } });
  await screen.findByRole('heading', { name: 'Farmers', level: 1 });
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
});
