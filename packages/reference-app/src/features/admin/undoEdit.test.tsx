import { screen, waitFor, within } from '@testing-library/react';
import type { Agent, County } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

/** A service that keeps counties, with versions unless it is a plain one; its network can be away. */
function open({ isPlain = false } = {}) {
  let version = 1;
  const next = () => {
    version += 1;
    return isPlain ? {} : { version: `v${version}` };
  };
  const counties = new Map(
    ['Nakuru', 'Narok'].map((name, index) => [index + 1, { id: index + 1, name, ...next() } as County]),
  );
  const service = {
    counties,
    isAway: false,
    change: (id: number, name: string) => counties.set(id, { id, name, ...next() }),
  };
  const handlers: Handlers = {
    'counties.list': () => pageOf([...counties.values()]),
    'faqs.list': () => pageOf([]),
    'counties.update': ({ record, body }) => {
      if (service.isAway) throw new TypeError('Failed to fetch');
      const id = Number(record);
      const stored = counties.get(id) as County;
      const sent = body as County;
      if (sent.version && sent.version !== stored.version)
        return failure(412, { code: 'stale', detail: '', stored });
      service.change(id, sent.name);
      return counties.get(id) as County;
    },
  };
  const app = renderApp({ path: '/counties', user: administrator, handlers });
  const edit = async (from: string, to: string) => {
    await app.user.click(await screen.findByRole('button', { name: `Update ${from}` }));
    const form = within(await screen.findByRole('dialog'));
    const name = form.getByRole('textbox', { name: /Name/ });
    await app.user.clear(name);
    await app.user.type(name, to);
    await app.user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(`County: ${to}`);
  };
  const sent = () => app.api.callsOf('counties.update').map(({ body }) => body);
  return { ...app, service, edit, sent };
}

/** The toast with this title. */
const toast = (title: string) => {
  const found = screen.getByText(title).closest<HTMLElement>('[part~="toaster-toast"]');
  if (!found) throw new Error(`${title} is no toast`);
  return within(found);
};
const undoOf = (title: string) => toast(title).getByRole('button', { name: 'Undo' });
const row = (name: string) => screen.findByRole('button', { name: `Update ${name}` });

test('an edit is undone with the keyboard: the value from before is sent with the version of now', async () => {
  const { user, edit, sent } = open();
  await edit('Nakuru', 'Nakuru County');
  const status = screen.getByText('County: Nakuru County').closest('[role="status"]');
  expect(status?.textContent).toContain('Undo');
  undoOf('County: Nakuru County').focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Your change is undone.')).toBeVisible();
  expect(await row('Nakuru')).toBeVisible();
  expect(sent().at(-1)).toEqual({ name: 'Nakuru', version: 'v4' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('after two edits, each toast undoes its own', async () => {
  const { user, edit, service } = open();
  await edit('Nakuru', 'Nakuru West');
  await edit('Narok', 'Narok North');
  await user.click(undoOf('County: Nakuru West'));
  expect(await row('Nakuru')).toBeVisible();
  expect(service.counties.get(2)?.name).toBe('Narok North');
  await user.click(undoOf('County: Narok North'));
  expect(await row('Narok')).toBeVisible();
});

test('two edits of one record are undone one after the other', async () => {
  const { user, edit, service } = open();
  await edit('Nakuru', 'Nakuru West');
  await edit('Nakuru West', 'Nakuru East');
  await user.click(undoOf('County: Nakuru East'));
  await waitFor(() => expect(service.counties.get(1)?.name).toBe('Nakuru West'));
});

test('a change of somebody else is not overwritten: the person reads why, and sees it', async () => {
  const { user, edit, service, sent } = open();
  await edit('Nakuru', 'Nakuru West');
  service.change(1, 'Nakuru City');
  await user.click(undoOf('County: Nakuru West'));
  expect(
    await screen.findByText('It was changed again after you saved it, so nothing was undone.'),
  ).toBeVisible();
  expect(await row('Nakuru City')).toBeVisible();
  expect(sent()).toHaveLength(2);
});

test('a form that merged two changes goes back to the change of the colleague', async () => {
  const { user, service } = open();
  const update = await row('Nakuru');
  service.change(1, 'nakuru');
  await user.click(update);
  const form = within(await screen.findByRole('dialog'));
  const name = form.getByRole('textbox', { name: /Name/ });
  await user.type(name, ' West');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const question = within(await screen.findByRole('dialog', { name: /Somebody else changed this/ }));
  await user.click(question.getByRole('radio', { name: /^Yours/ }));
  await user.click(question.getByRole('button', { name: 'Save' }));
  await screen.findByText('County: Nakuru West');
  await user.click(undoOf('County: Nakuru West'));
  expect(await row('nakuru')).toBeVisible();
});

test('the toast stays on other pages, and the list shows the record from before when the person is back', async () => {
  const { user, edit, router } = open();
  await edit('Nakuru', 'Nakuru West');
  await router.navigate('/faqs');
  await screen.findByText('No questions yet');
  undoOf('County: Nakuru West');
  await router.navigate('/counties');
  await row('Nakuru West');
  await user.click(undoOf('County: Nakuru West'));
  expect(await row('Nakuru')).toBeVisible();
});

test('without a network nothing is lost: the person reads it and presses Undo again', async () => {
  const { user, edit, service } = open();
  await edit('Nakuru', 'Nakuru West');
  service.isAway = true;
  await user.click(undoOf('County: Nakuru West'));
  expect(await screen.findByText(/Check your network and press Undo again/)).toBeVisible();
  expect(service.counties.get(1)?.name).toBe('Nakuru West');
  service.isAway = false;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row('Nakuru')).toBeVisible();
});

test('an answer that was lost is no change of somebody else', async () => {
  const { user, edit, service } = open();
  await edit('Nakuru', 'Nakuru West');
  service.counties.set(1, { id: 1, name: 'Nakuru', version: 'v2' });
  await user.click(undoOf('County: Nakuru West'));
  expect(await screen.findByText('Your change is undone.')).toBeVisible();
  expect(await row('Nakuru')).toBeVisible();
});

test('a service without versions could overwrite somebody: it offers no Undo', async () => {
  const { user } = open({ isPlain: true });
  await user.click(await row('Nakuru'));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /Name/ }), ' West');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('County updated successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

const agent: Agent = {
  id: 1,
  user: 2,
  full_name: 'Mumbua Mutiso',
  username: 'mumbua',
  email: 'mumbua@udongo.test',
  agrovet_name: 'Kilimo Bora',
  is_agrovet: true,
  profile: { phone_number: '+254733444555', address: 'Wote', county: null },
  version: 'v1',
};

test.each([
  ['a password, which nobody can read', /^Password/, 'Shamba-ya-2', false],
  ['another email address, which has to be verified', /^Email/, 'mutiso@udongo.test', false],
  ['an address, which the version does not cover', /^Address/, 'Wote town', false],
  ['a name', /^Full name/, 'Mumbua M', true],
])('an edit of an agent with %s', async (_, label, text, isOffered) => {
  let stored = agent;
  const { user } = renderApp({
    path: '/agents',
    user: administrator,
    handlers: {
      'agents.list': () => pageOf([stored]),
      'agents.update': ({ body }) => {
        const { password: _hidden, phone_number: _phone, address, county: _county, ...rest } = Object(body);
        stored = { ...stored, ...rest, profile: { ...stored.profile, address }, version: 'v2' };
        return stored;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Update/ }));
  const form = within(await screen.findByRole('dialog'));
  const field = form.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Agent updated successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(isOffered);
});
