import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PartnerKey } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, agent } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const partnerKey: PartnerKey = {
  id: 1,
  name: 'Mavuno Agrovet website',
  key: 'pk_5b0c7f1e9d6a4b0e',
  agent: 1,
  referrer_agent: 2,
  allowed_origins: ['https://mavuno.example'],
  is_active: true,
  created_on: '2026-11-20T12:00:00.000+03:00',
  last_used_on: null,
  previous_key_until: null,
};
const lists = {
  'partnerKeys.list': () => pageOf([partnerKey]),
  'agents.list': () => pageOf([{ id: 1, agrovet_name: 'Mavuno Agrovet' }]),
};

const openUpdate = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Update Mavuno Agrovet website' }));
  return screen.findByRole('dialog', { name: 'Update Mavuno Agrovet website' });
};
const snippetIn = (dialog: HTMLElement) =>
  within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: 'Snippet for the page' });

test('an administrator finds the snippet of a key as it is now, and copies it', async () => {
  renderApp({
    path: '/partner-keys',
    user: administrator,
    handlers: { ...lists, 'partnerKeys.get': () => ({ ...partnerKey, key: 'pk_00ff' }) },
  });
  const dialog = await openUpdate();
  const snippet = await snippetIn(dialog);
  expect(snippet.value).toContain('partner-key="pk_00ff"');
  expect(snippet.value).toMatch(
    /^<script src="http[^"]+\/embed\/udongo\.js" async><\/script>\n<udongo-booking\n/,
  );
  expect(snippet.value).toContain('style="display: block; min-height: 100vh"');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Copy the snippet' }));
  await screen.findByText('Snippet copied');
  expect(await navigator.clipboard.readText()).toBe(snippet.value);
});

test('a shop reads when its form was last seen on its website, and which key never was', async () => {
  const seen = { ...partnerKey, last_used_on: '2026-11-26T14:05:00+03:00' };
  renderApp({
    path: '/partner-keys',
    user: agent,
    handlers: {
      ...lists,
      'partnerKeys.list': () => pageOf([seen, { ...partnerKey, id: 2, name: 'Old page' }]),
    },
  });
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent;
  expect(await rowOf('Mavuno Agrovet website')).toContain('26 Nov 2026, 14:05');
  expect(await rowOf('Old page')).toContain('Not used yet');
});

test('a new key is asked about, shown, and a refusal keeps the old one in sight', async () => {
  let isRefused = true;
  renderApp({
    path: '/partner-keys',
    user: administrator,
    handlers: {
      ...lists,
      'partnerKeys.get': () => partnerKey,
      'partnerKeys.rotate': () =>
        isRefused
          ? failure(409, { detail: 'Not now.' })
          : { ...partnerKey, key: 'pk_11', previous_key_until: '2099-11-27T12:00:00.000+03:00' },
    },
  });
  const dialog = await openUpdate();
  const rotate = async () => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'New key' }));
    const question = await screen.findByRole('dialog', { name: 'Make a new key?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Make a new key' }));
  };
  const snippet = await snippetIn(dialog);
  await rotate();
  await screen.findByText('Not now.');
  expect(snippet.value).toContain('pk_5b0c7f1e9d6a4b0e');
  isRefused = false;
  await rotate();
  await screen.findByText('The new key is ready. Put the new snippet into the page.');
  expect((await snippetIn(dialog)).value).toContain('partner-key="pk_11"');
  expect(within(dialog).getByText(/work until 27 Nov 2099/)).toBeTruthy();
});

test('a site that is none is said before anything is sent; what is issued is shown to copy', async () => {
  let sent: unknown;
  renderApp({
    path: '/partner-keys',
    user: administrator,
    handlers: {
      ...lists,
      'partnerKeys.create': ({ body }) => {
        sent = body;
        return { ...partnerKey, ...Object(body), key: 'pk_22' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add New' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add partner key' });
  await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Duka');
  const sites = within(dialog).getByLabelText(/^Sites/);
  await userEvent.type(sites, 'duka');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findAllByText('duka is not a website. Type an address such as mavuno.example.');
  await userEvent.clear(sites);
  await userEvent.type(sites, 'duka.example{enter}https://www.duka.example/shop');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await snippetIn(dialog)).value).toContain('partner-key="pk_22"');
  expect(sent).toEqual({
    name: 'Duka',
    agent: null,
    allowed_origins: ['https://duka.example', 'https://www.duka.example'],
    is_active: true,
  });
  expect(within(dialog).getByText(/https:\/\/duka\.example, https:\/\/www/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an agent adds a key for their own website, and is not asked for whom', async () => {
  let sent: unknown;
  const { user } = renderApp({
    path: '/',
    user: agent,
    handlers: {
      ...lists,
      'partnerKeys.create': ({ body }) => {
        sent = body;
        return partnerKey;
      },
    },
  });
  await user.click((await screen.findAllByRole('link', { name: 'Your website' }))[0] ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your website' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add New' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add partner key' });
  expect(within(dialog).queryByLabelText(/Agrovet/)).toBeNull();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Duka');
  await user.type(within(dialog).getByLabelText(/^Sites/), 'mavuno.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect((await snippetIn(dialog)).value).toContain('partner-key="pk_5b0c7f1e9d6a4b0e"');
  expect(sent).toEqual({ name: 'Duka', allowed_origins: ['https://mavuno.example'], is_active: true });
});

test('an agent limits their own key to other sites, and ends it', async () => {
  const sent: unknown[] = [];
  const { user } = renderApp({
    path: '/partner-keys',
    user: agent,
    handlers: {
      ...lists,
      'partnerKeys.get': () => partnerKey,
      'partnerKeys.update': ({ body }) => {
        sent.push(body);
        return { ...partnerKey, ...Object(body) };
      },
    },
  });
  const save = async (change: (dialog: HTMLElement) => Promise<void>) => {
    const dialog = await openUpdate();
    await change(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await save(async (dialog) => {
    const sites = within(dialog).getByLabelText(/^Sites/);
    await user.clear(sites);
    await user.type(sites, 'duka.example');
  });
  await save((dialog) => user.click(within(dialog).getByLabelText('Switched on')));
  expect(sent).toEqual([
    expect.objectContaining({ allowed_origins: ['https://duka.example'], is_active: true }),
    expect.objectContaining({ is_active: false }),
  ]);
});
