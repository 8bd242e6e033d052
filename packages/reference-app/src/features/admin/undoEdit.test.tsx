import { screen, waitFor, within } from '@testing-library/react';
import type { Agent, County } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking, openSample } from '../../../test/records.ts';
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

type Operation = keyof Handlers;

const bounds = ['n', 'p', 'k', 'ph', 'ec', 'humidity', 'temp'].map((name) => [
  [`${name}_low`, '5.5'],
  [`${name}_high`, '7'],
]);
const maize = { id: 12, name: 'Maize', public: true, ...Object.fromEntries(bounds.flat()) };
const sensor_data = {
  ...{ nitrogen: 12, phosphorus: 18, potassium: 148, moisture: 24.1, temperature: 18.6 },
  ...{ pH: 6, conductivity: 74, latitude: -1.03326, longitude: 36.86902 },
};

/** A record of each list, and one of its fields to change. */
const edits: readonly { path: string; resource: string; record: object; field: RegExp; method?: string }[] = [
  { path: '/crops', resource: 'crops', record: maize, field: /^Crop name/ },
  {
    path: '/other-crop-names',
    resource: 'otherCropNames',
    record: { id: 1, crop: 12, county: 22, name: 'mahindi', updated_on: '2026-11-20T20:27:26+03:00' },
    field: /^Other Crop Name/,
  },
  {
    path: '/farmers',
    resource: 'farmers',
    record: {
      ...{ id: 1, referrer: 2 },
      user: {
        ...{ id: 8, full_name: 'Wanjiku Kariuki', username: 'wanjiku', email: '' },
        profile: { phone_number: '+254712345678', county: 22, address: '' },
      },
    },
    field: /^Full name/,
  },
  {
    path: '/users',
    resource: 'profiles',
    method: 'patch',
    record: {
      ...{ id: 9, user: 9, full_name: 'Wanjiku Kariuki', email: 'wanjiku@udongo.test', address: '' },
      ...{ phone_number: '+254712345678', county: null, is_active: true, staff_role: null },
    },
    field: /^Address/,
  },
  {
    path: '/discounts',
    resource: 'discounts',
    record: {
      ...{ id: 1, code: 'MVUA', percentage: 10, active: true, valid_from: null, valid_until: null },
      ...{ max_uses: null, max_uses_per_person: null, test_types: [], uses: 0 },
    },
    field: /^Uses in all/,
  },
  {
    path: '/devices',
    resource: 'devices',
    record: { id: 1, name: 'Probe 1', serial_number: 'S-1', agent: null, notes: '', is_active: true },
    field: /^Notes/,
  },
  {
    path: '/faqs',
    resource: 'faqs',
    record: {
      id: 1,
      question: 'How deep?',
      answer: '20 cm.',
      language: 'en',
      position: 1,
      is_published: true,
    },
    field: /^Answer/,
  },
  {
    path: '/article-categories',
    resource: 'blogCategories',
    record: { id: 1, name: 'Soil', name_sw: '' },
    field: /Kiswahili/,
  },
  {
    path: '/input-prices',
    resource: 'prices',
    record: { id: 1, product: 'dap', price_per_bag: '6500', as_of: '2026-11-20' },
    field: /^Price of a bag/,
  },
  {
    path: '/analyses',
    resource: 'analyses',
    record: {
      ...{ id: 1, name: 'Carbon', name_sw: '', code: 'carbon', unit: '%', method: '', minimum: 0 },
      ...{ maximum: 9, decimals: 2, is_active: true },
    },
    field: /^Method/,
  },
  {
    path: '/partner-keys',
    resource: 'partnerKeys',
    record: {
      ...{ id: 1, name: 'Site', agent: 1, is_active: true, last_used_on: null },
      allowed_origins: ['https://mavuno.example'],
    },
    field: /^Name/,
  },
  {
    path: '/samples',
    resource: 'samples',
    record: { ...openSample, sensor_data, main_crop: 12, other_crops: [] },
    field: /otes/,
  },
];

test.each(edits)('the list $path offers to undo an edit, and sends what was before', async (edited) => {
  const { path, resource, record, field, method = 'update' } = edited;
  const before = { ...record, version: 'v1' };
  let stored: object = before;
  const { user, api } = renderApp({
    path,
    user: administrator,
    handlers: {
      'crops.list': () => pageOf([maize]),
      'agents.list': () => pageOf([agent]),
      'bookings.list': () => pageOf([booking]),
      'otherCropNames.list': () => pageOf([]),
      [`${resource}.list` as Operation]: () => Response.json(pageOf([stored])),
      [`${resource}.${method}` as Operation]: ({ body }: { body: object }) => {
        stored = { ...stored, ...body, version: 'v2' };
        return Response.json(stored);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Update/ }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByRole('textbox', { name: field }), '3');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Your change is undone.')).toBeVisible();
  const [sent, back] = api.callsOf(`${resource}.${method}` as Operation).map(({ body }) => Object(body));
  expect(back).toMatchObject({ version: 'v2' });
  expect(back).not.toMatchObject({ ...sent, version: 'v2' });
  expect(before).toMatchObject({ ...back, version: 'v1' });
});
