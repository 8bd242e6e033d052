import { screen, waitFor } from '@testing-library/react';
import type { Farmer } from '@udongo/sdk';
import { consentVersion } from '@udongo/ui/internal';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator, agent } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const stored: Farmer = {
  id: 31,
  user: {
    id: 44,
    full_name: 'Njeri Wambui',
    email: '',
    profile: { phone_number: '+254712345679', address: '', county: null },
  },
  referrer: agent.id,
};

async function openForm(user: typeof agent, takesConsent = true) {
  const app = renderApp({
    path: '/farmers',
    config: { takesConsent },
    user,
    handlers: { 'farmers.list': () => pageOf([]), 'farmers.create': () => stored },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Add New' }));
  await app.user.type(await screen.findByRole('textbox', { name: /^Full name/ }), 'Njeri Wambui');
  await app.user.type(screen.getByRole('textbox', { name: /^Phone/ }), '0712 345 679');
  return app;
}

const sent = { user: expect.objectContaining({ full_name: 'Njeri Wambui' }) };

test('an agent registers a farmer only after they said that the farmer agreed', async () => {
  const { user, api } = await openForm(agent);
  const box = screen.getByRole('checkbox', { name: /The farmer agreed/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Ask the farmer first/));
  expect(api.callsOf('farmers.create')).toEqual([]);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('farmers.create')).toHaveLength(1));
  expect(api.callsOf('farmers.create')[0]?.body).toMatchObject({ ...sent, consent_version: consentVersion });
  expect(api.callsOf('farmers.create')[0]?.body).not.toHaveProperty('farmer_agreed');
});

test('where the service keeps no consent, an agent is not asked about it and none is sent', async () => {
  const { user, api } = await openForm(agent, false);
  expect(screen.queryByRole('checkbox', { name: /The farmer agreed/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('farmers.create')).toHaveLength(1));
  const { body } = api.callsOf('farmers.create')[0] ?? {};
  expect(Object.keys(Object(body)).filter((key) => /consent|agreed/.test(key))).toEqual([]);
});

test('an administrator registers a farmer without that box', async () => {
  const { user, api } = await openForm(administrator);
  expect(screen.queryByRole('checkbox', { name: /The farmer agreed/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('farmers.create')).toHaveLength(1));
  expect(api.callsOf('farmers.create')[0]?.body).not.toHaveProperty('consent_version');
});
