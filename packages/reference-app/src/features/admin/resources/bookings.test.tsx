import { screen, waitFor, within } from '@testing-library/react';
import type { Booking, BookingStatus } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../../test/watchSavedFiles.ts';
import { createChoices } from '../../../services/choices.ts';

const rows = Array.from({ length: 10 }, (_, index) => ({
  ...booking,
  id: 26 - index,
  code: `UD-${1026 - index}`,
}));
const link = (code: string) => screen.findByRole('link', { name: code });
const searchBox = () => screen.findByRole('textbox', { name: 'Search' });
const mavuno = { id: 1, agrovet_name: 'Mavuno Agrovet' };

test('a row says what was booked, for whom, what it costs and where it stands', async () => {
  renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      'bookings.list': () =>
        pageOf([
          {
            ...booking,
            ...{ no_of_samples: 2, discount: '1300.00' },
            ...{ came_by: 'partner_key', partner_key_name: 'Mavuno website', ward: 'Ndumberi' },
          },
        ]),
      'agents.list': () => pageOf([mavuno]),
    },
  });
  await screen.findByText('Mavuno Agrovet');
  const row = (await link('UD-1026')).closest('tr');
  expect(
    row &&
      within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
  ).toEqual([
    'Select UD-1026',
    'Wanjiku KariukiNdumberi, Kiambu',
    'Mavuno AgrovetWebsite: Mavuno website',
    'Complete',
    '2',
    '11,700.00',
    '15 Jan 2027',
    'Get Status Not paid yet',
    'Booked',
    'UpdateDelete',
  ]);
  expect(screen.getByText('Found: 1 record')).toBeTruthy();
});

test('a shop reads in its list which bookings its website brought', async () => {
  const key = { came_by: 'partner_key', partner_key_name: 'Mavuno website' } as const;
  const ofKey = { ...key, discount_code: 'KARIBU10' };
  const chosen = { id: 25, code: 'UD-1025', came_by: 'chosen_shop' } as const;
  renderApp({
    path: '/bookings',
    user: agent,
    handlers: {
      'bookings.list': () =>
        pageOf([
          { ...booking, ...ofKey },
          { ...booking, ...chosen },
        ]),
    },
  });
  const first = (await link('UD-1026')).closest('tr');
  expect(first?.textContent).toContain('Website: Mavuno website, code KARIBU10');
  expect((await link('UD-1025')).closest('tr')?.textContent).toContain('Chosen shop');
});

test('the file of the bookings is named by list and day, and has phone numbers, wards and promised days', async () => {
  const saved = watchSavedFiles();
  const { user, api } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      'bookings.list': () =>
        pageOf([{ ...booking, status: 'booked', due_on: '2026-12-28', ward: 'Ndumberi' }]),
    },
  });
  await link('UD-1026');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const name = `Bookings ${todayInNairobi()}.csv`;
  await waitFor(async () => expect(Object.keys(await saved.read())).toEqual([name]));
  const [heads = '', row = ''] = (await saved.read())[name] ?? [];
  expect(row.split(',')[heads.split(',').indexOf('Phone')]).toBe('0712 345678');
  expect(row.split(',')[heads.split(',').indexOf('Ward')]).toBe('Ndumberi');
  expect(row).toContain('"Booked, by 28 Dec 2026"');
  const downloads = () => api.callsOf('bookings.list').map(({ query }) => query.get('download'));
  // The service writes it into its audit log.
  expect(downloads()).toEqual([null, '0']);

  await user.click(screen.getByRole('checkbox', { name: 'Select UD-1026' }));
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  await waitFor(() => expect(downloads()).toEqual([null, '0', '1']));
});

test.each([
  {
    locale: 'en',
    all: 'Export',
    some: 'Export selected',
    title: 'Enter the code',
    code: /^Code/,
    cancel: 'Cancel',
  },
  {
    locale: 'sw',
    all: 'Pakua (CSV)',
    some: 'Pakua zilizochaguliwa',
    title: 'Andika nambari ya uthibitisho',
    code: /^Nambari/,
    cancel: 'Ghairi',
  },
] as const)(
  'an export asks for a code ($locale); the filters stay, and the file comes after the code',
  async ({ locale, all, some, title, code, cancel }) => {
    createChoices().locale.choose(locale);
    const saved = watchSavedFiles();
    let isProven = false;
    const { user, api, place } = renderApp({
      path: '/bookings?payment=unpaid',
      user: administrator,
      handlers: {
        'bookings.list': ({ query }) =>
          query.has('download') && !isProven
            ? failure(403, {
                detail: 'Enter a code of your authenticator app first.',
                code: 'second_factor_required',
              })
            : pageOf([booking]),
        'secondFactor.prove': ({ body }) => {
          if (Object(body).code !== '204518') return failure(400, { code: ['This code is wrong.'] });
          isProven = true;
          return {
            is_on: true,
            confirmed_on: null,
            recovery_codes_left: 10,
            is_required: true,
            proven_until: null,
          };
        },
      },
    });
    const dialog = async () => within(await screen.findByRole('dialog', { name: title }));
    await link('UD-1026');
    await user.click(screen.getByRole('checkbox', { name: /UD-1026/ }));
    // A person who gives up gets no file, also of the rows that are on the screen.
    for (const name of [all, some]) {
      await user.click(screen.getByRole('button', { name }));
      await user.click((await dialog()).getByRole('button', { name: cancel }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await saved.read()).toEqual({});
      // Nothing went wrong.
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(
        screen.queryByText(
          /have permission to perform|Huna ruhusa|authenticator app first|^Kwanza andika nambari/,
        ),
      ).toBeNull();
    }
    await user.click(await screen.findByRole('button', { name: some }));
    await user.type((await dialog()).getByLabelText(code), '204518{Enter}');
    await waitFor(async () => expect(Object.keys(await saved.read())).toHaveLength(1));
    isProven = false;
    await user.click(screen.getByRole('button', { name: all }));
    await user.type((await dialog()).getByLabelText(code), '204518{Enter}');
    await waitFor(() =>
      expect(api.callsOf('bookings.list').filter(({ query }) => query.get('download') === '0')).toHaveLength(
        3,
      ),
    );
    expect(api.callsOf('bookings.list').at(-1)?.query.get('payment')).toBe('unpaid');
    expect(place()).toBe('/bookings?payment=unpaid');
  },
);

test.each([
  {
    who: 'a farmer',
    user: farmer,
    columns: ['Code', 'County', 'Test', 'Samples', 'Amount (KES)', 'Date', 'Payment', 'Status', 'Actions'],
    filters: ['Search', 'Payment', 'Status', 'Date of test, from', 'Date of test, to', 'County', 'Test'],
  },
  {
    who: 'an agent',
    user: agent,
    columns: [
      ...[
        'Select all on this page',
        'Code',
        'Farmer',
        'Test',
        'Samples',
        'Amount (KES)',
        'Date',
        'Payment',
        'Status, promised',
        'Results',
        'Actions',
      ],
    ],
    filters: [
      ...['Search', 'Payment', 'Status', 'Date of test, from', 'Date of test, to', 'County', 'Test', 'Late'],
      'Asks for another day',
    ],
  },
])('$who has the columns and filters that are of use to them', async ({ user, columns, filters }) => {
  const app = renderApp({ path: '/bookings', user, handlers: { 'bookings.list': () => pageOf([booking]) } });
  await link('UD-1026');
  await app.user.click(screen.getByRole('button', { name: 'More filters' }));
  for (const name of columns) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
  expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
  const bar = screen.getByRole('search', { name: 'Bookings' });
  expect(
    [...bar.querySelectorAll('input:not([type=hidden]), select')].map((control) => nameOf(control)),
  ).toEqual(filters);
});

test('a search applies with Enter, not while it is typed, and the address keeps it', async () => {
  const { user, api, place } = renderApp({
    path: '/bookings?page=2&limit=5&payment=unpaid',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf(rows, 26) },
  });
  await link('UD-1026');
  await user.type(await searchBox(), 'kariuki');
  expect(api.callsOf('bookings.list').every(({ query }) => !query.has('search'))).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/bookings?search=kariuki&payment=unpaid&limit=5'));
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf('bookings.list').at(-1)?.query ?? [])).toMatchObject({
      search: 'kariuki',
      payment: 'unpaid',
      page: '1',
      limit: '5',
      ordering: '-id',
    }),
  );
});

test('pages, page sizes and order are in the address, and going back shows what was there', async () => {
  const { user, place, router } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf(rows, 26) },
  });
  await link('UD-1026');
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(place()).toBe('/bookings?page=3'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  await waitFor(() => expect(place()).toBe('/bookings?limit=50'));
  await user.click(screen.getByRole('button', { name: 'Farmer' }));
  await waitFor(() => expect(place()).toBe('/bookings?ordering=name&limit=50'));
  await router.navigate(-2);
  await waitFor(() => expect(place()).toBe('/bookings?page=3'));
  expect((await screen.findByRole('button', { name: 'Page 3' })).getAttribute('aria-current')).toBe('page');
});

test('the next step is a page of its own: book another, or change one', async () => {
  const { user, place } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: { 'bookings.list': () => pageOf([booking]), 'bookings.get': () => booking },
  });
  await link('UD-1026');
  expect(screen.getByRole('link', { name: 'Add New' }).getAttribute('href')).toBe('/book');
  await user.click(screen.getByRole('link', { name: 'Update UD-1026' }));
  await waitFor(() => expect(place()).toBe('/bookings/26/edit'));
});

test('a booking that is paid or under way is not offered to be deleted', async () => {
  renderApp({
    path: '/bookings',
    user: farmer,
    handlers: {
      'bookings.list': () =>
        pageOf([
          booking,
          { ...booking, id: 27, code: 'UD-1027', paid: true },
          { ...booking, id: 28, code: 'UD-1028', status: 'received' as const },
        ]),
    },
  });
  await link('UD-1028');
  const actions = screen.getAllByRole('gridcell').filter(({ dataset }) => dataset.column === 'actions');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['UpdateDelete', 'Update', '']);
});

test('an empty list offers the next step', async () => {
  renderApp({ path: '/bookings', user: farmer, handlers: { 'bookings.list': () => pageOf([]) } });
  expect(await screen.findByText('No bookings yet')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Book a test' }).length).toBeGreaterThan(1);
});

test('a booking is deleted after one question, and the list is read again', async () => {
  let stored = [booking];
  const { user } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: {
      'bookings.list': () => pageOf(stored),
      'bookings.delete': () => {
        stored = [];
        return null;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete UD-1026' }));
  const question = await screen.findByRole('dialog', { name: 'Delete UD-1026' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted successfully')).toBeTruthy();
  expect(await screen.findByText('No bookings yet')).toBeTruthy();
});

test('a refused deletion is one red notification with the reason', async () => {
  const { user, services } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: {
      'bookings.list': () => pageOf([booking]),
      'bookings.delete': () => failure(400, ['A paid booking cannot be deleted.']),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete UD-1026' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(services.toaster.getSnapshot()).toHaveLength(1));
  expect(services.toaster.getSnapshot()[0]).toMatchObject({
    tone: 'error',
    message: 'A paid booking cannot be deleted.',
  });
  expect(screen.getByRole('link', { name: 'UD-1026' })).toBeTruthy();
});

test('an administrator changes the status of the chosen bookings, and reads by code which were refused', async () => {
  const { user, api } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      'bookings.list': () => pageOf(rows.slice(0, 3)),
      'bookings.setStatus': ({ record }) =>
        record === '25' ? failure(400, { status: ['This booking is cancelled.'] }) : booking,
    },
  });
  for (const code of ['UD-1026', 'UD-1025']) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${code}` }));
  }
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the status of 2 bookings' }));
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
  // Nothing was chosen: the question stays.
  expect(api.callsOf('bookings.setStatus')).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox', { name: /New status/ }), 'received');
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
  expect(await dialog.findByText('Changed 1 of 2. These were not changed:')).toBeTruthy();
  expect(dialog.getByRole('listitem').textContent).toContain('UD-1025: ');
  expect(dialog.getByRole('listitem').textContent).toContain('This booking is cancelled.');
  expect(api.callsOf('bookings.setStatus').map(({ record, body }) => [record, body])).toEqual([
    ['26', { status: 'received', note: '' }],
    ['25', { status: 'received', note: '' }],
  ]);
});

/** A service with the steps of bookings, of which it takes none back from `received`. */
function serveSteps() {
  const statuses = new Map(rows.slice(0, 3).map(({ id }) => [id, 'booked' as BookingStatus]));
  const notes: unknown[] = [];
  const bookingOf = (id: number): Booking => ({
    ...booking,
    id,
    code: `UD-10${id}`,
    status: statuses.get(id) ?? 'booked',
    next_statuses: id === 24 ? [] : [{ status: 'booked', needs_reason: true }],
  });
  const steps = new Map<number, { from_status: BookingStatus; status: BookingStatus }[]>();
  const move = (id: number, status: BookingStatus) => {
    steps.set(id, [...(steps.get(id) ?? []), { from_status: statuses.get(id) ?? 'booked', status }]);
    statuses.set(id, status);
  };
  const service = { statuses, notes, move, isAway: false };
  const handlers: Handlers = {
    'bookings.list': () => pageOf([...statuses.keys()].map(bookingOf)),
    'bookings.listStatusChanges': ({ record }) =>
      pageOf(
        (steps.get(Number(record)) ?? []).map((step) => ({
          ...{ id: 1, note: '', cause: 'person' as const, changed_on: '2026-11-20T20:27:26+03:00' },
          ...{ changed_by: 1, changed_by_name: 'Ada Auma', is_skipped: false },
          ...step,
        })),
      ),
    'bookings.setStatus': ({ record, body }) => {
      if (service.isAway) throw new TypeError('Failed to fetch');
      const id = Number(record);
      const { status, note } = body as { status: BookingStatus; note: string };
      service.move(id, status);
      notes.push(note);
      return bookingOf(id);
    },
  };
  return Object.assign(service, { handlers });
}

/** Selects the bookings and takes them to `sample_collected`. */
async function collect({ user }: ReturnType<typeof renderApp>, codes: readonly string[]) {
  for (const code of codes) await user.click(await screen.findByRole('checkbox', { name: `Select ${code}` }));
  await user.click(await screen.findByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /New status/ }), 'sample_collected');
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
}
const undo = () => screen.findByRole('button', { name: 'Undo' });

test('steps of several bookings are taken back, with a reason that the farmer can read', async () => {
  const service = serveSteps();
  const app = renderApp({ path: '/bookings', user: administrator, handlers: service.handlers });
  await collect(app, ['UD-1026', 'UD-1025']);
  expect(await screen.findByText('The status of 2 bookings is changed')).toBeVisible();
  await app.user.click(await undo());
  expect(await screen.findByText('2 of 2 bookings have their status from before')).toBeVisible();
  expect([...service.statuses.values()]).toEqual(['booked', 'booked', 'booked']);
  expect(service.notes.slice(2)).toEqual(Array(2).fill('The step was taken by mistake and undone.'));
  const row = within((await link('UD-1026')).closest('tr') as HTMLElement);
  expect(await row.findByText('Booked')).toBeVisible();
});

test('a step that somebody else followed up, or that the service keeps, stays: the toast says which and why', async () => {
  const service = serveSteps();
  const app = renderApp({ path: '/bookings', user: administrator, handlers: service.handlers });
  await collect(app, ['UD-1026', 'UD-1025', 'UD-1024']);
  await undo();
  service.move(25, 'received');
  await app.user.click(await undo());
  expect(await screen.findByText('1 of 3 bookings have their status from before')).toBeVisible();
  expect(
    screen.getByText('UD-1025: Its status was changed again. UD-1024: This step can’t be undone.'),
  ).toBeVisible();
  expect([...service.statuses.values()]).toEqual(['booked', 'received', 'sample_collected']);
});

test('steps that wait for the network are taken back by another press', async () => {
  const service = serveSteps();
  const app = renderApp({ path: '/bookings', user: administrator, handlers: service.handlers });
  await collect(app, ['UD-1026', 'UD-1025']);
  await undo();
  service.isAway = true;
  await app.user.click(await undo());
  expect(await screen.findByText(/Check your network and press Undo again/)).toBeVisible();
  service.isAway = false;
  await app.user.click(await undo());
  expect(await screen.findByText('2 of 2 bookings have their status from before')).toBeVisible();
});

test('a step that the service takes back for nobody offers no Undo', async () => {
  const service = serveSteps();
  const app = renderApp({ path: '/bookings', user: administrator, handlers: service.handlers });
  await collect(app, ['UD-1024']);
  expect(await screen.findByText('The status of 1 booking is changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('late bookings are marked, and found by the filter', async () => {
  const { api } = renderApp({
    path: '/bookings?is_late=true&ordering=due_on',
    user: agent,
    handlers: {
      'bookings.list': () => pageOf([{ ...booking, is_late: true, due_on: '2026-11-20' }]),
    },
  });
  const row = (await link('UD-1026')).closest('tr');
  expect(row && within(row).getByText('Late')).toBeTruthy();
  expect(row && within(row).getByText('by 20 Nov 2026')).toBeTruthy();
  const query = Object.fromEntries(api.callsOf('bookings.list').at(-1)?.query ?? []);
  expect(query).toMatchObject({ is_late: 'true', ordering: 'due_on' });
});

/** The label of a control, or what it is called where it has none. */
function nameOf(control: Element) {
  const label = document.querySelector(`label[for="${control.id}"]`)?.textContent;
  return control.getAttribute('aria-label') ?? label;
}

test('filters beyond one line are behind "More filters", which says how many of them are in use', async () => {
  const { user } = renderApp({
    path: '/bookings?county=22&is_late=true&test_type=basic',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([booking]) },
  });
  const filters = within(await screen.findByRole('search', { name: 'Bookings' }));
  const shown = () => filters.getAllByRole('combobox').map(nameOf);
  // Search and the first two in use; none of the others.
  expect(shown()).toEqual(['County', 'Test']);
  await user.click(filters.getByRole('button', { name: 'More filters: 1 in use', expanded: false }));
  expect(shown()).toEqual(expect.arrayContaining(['Payment', 'Status', 'Late']));
  await user.click(filters.getByRole('button', { name: 'Fewer filters', expanded: true }));
  expect(shown()).toEqual(['County', 'Test']);
});
