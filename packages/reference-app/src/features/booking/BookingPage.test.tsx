import { screen, waitFor, within } from '@testing-library/react';
import type { Booking, BookingStatusChange, NextStatus, Sample } from '@udongo/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectError } from '../../../test/consoleErrors.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer, openSample } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../test/watchSavedFiles.ts';
import { createChoices } from '../../services/choices.ts';

const crops = [{ id: 1, name: 'Maize' }];

test('a booking shows its amount before and after the discount', async () => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => ({ ...booking, no_of_samples: 2, discount: '1300.00' }) },
  });
  expect(await screen.findByText('KES 13,000.00')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('UD-1026 · Udongo'));
  expect(screen.getByText('− KES 1,300.00')).toBeTruthy();
  expect(screen.getByText('KES 11,700.00')).toBeTruthy();
});

test.each(['', '/results'])(
  'an address %s of a booking that does not come shows nothing of the booking before',
  async (page) => {
    const handlers: Handlers = {
      'bookings.get': ({ record }) => (record === '26' ? booking : failure(500, {})),
      'bookings.getResults': () => failure(409, {}),
    };
    const { router } = renderApp({ path: `/bookings/26${page}`, user: agent, handlers });
    await screen.findByRole('heading', { name: /UD-1026/ });
    await router.navigate(`/bookings/27${page}`);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(/UD-1026/)).toBeNull();
  },
);

test.each([
  ['partner_key', 'Website: Mavuno website'],
  ['chosen_shop', 'Chosen shop'],
  ['agent', 'By an agent'],
] as const)('a shop and an administrator read how a booking came: %s', async (came_by, said) => {
  const handlers: Handlers = {
    'bookings.get': () => ({ ...booking, came_by, partner_key_name: 'Mavuno website' }),
  };
  const { unmount } = renderApp({ path: '/bookings/26', user: agent, handlers });
  expect(await screen.findByText(said)).toBeTruthy();
  unmount();
  renderApp({ path: '/bookings/26', user: administrator, handlers });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('whoever books finds the way to delete last, and keeps the booking with a button that says so', async () => {
  const removable = { ...booking, may_delete: true, may_change: true };
  const { user, container } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => removable },
  });
  const remove = await screen.findByRole('button', { name: 'Delete' });
  const buttons = within(container.querySelector('main') ?? container).getAllByRole('button');
  expect(buttons.at(-1)).toBe(remove);
  await user.click(remove);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Keep the booking', 'Delete']),
  );
  await user.click(dialog.getByRole('button', { name: 'Keep the booking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('staff and agents read first whose booking it is, and reach them', async () => {
  const handlers: Handlers = { 'bookings.get': () => booking };
  for (const user of [administrator, agent]) {
    const { unmount } = renderApp({ path: '/bookings/26', user, handlers });
    const heading = await screen.findByRole('heading', { level: 1, name: 'UD-1026' });
    const intro = within(heading.parentElement ?? document.body);
    expect(intro.getByText(booking.name)).toBeTruthy();
    expect(intro.getAllByRole('link')[0]?.getAttribute('href')).toBe(`tel:${booking.phone_no}`);
    unmount();
  }
});

test.each([
  ['self', '', 'Agreed on 28 Nov 2026 by Wanjiku Kariuki, text of 28 Nov 2026'],
  [
    'agent',
    'Otieno Odhiambo',
    'The farmer agreed, as Otieno Odhiambo said on 28 Nov 2026, text of 28 Nov 2026',
  ],
] as const)('staff read who agreed to the use of the data: %s', async (said_by, said_by_name, said) => {
  const consent = {
    ...{ version: '2026-11-28', agreed_on: '2026-11-28T09:30:00+03:00' },
    ...{ said_by, said_by_name },
  };
  const handlers: Handlers = { 'bookings.get': () => ({ ...booking, consent }) };
  const { unmount } = renderApp({ path: '/bookings/26', user: administrator, handlers });
  expect(await screen.findByText(said)).toBeTruthy();
  unmount();
  renderApp({ path: '/bookings/26', user: farmer, handlers });
  await screen.findAllByText('Wanjiku Kariuki');
  expect(screen.queryByText('Use of the data')).toBeNull();
});

test('what nobody filled in is left out', async () => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => ({
        ...{ ...booking, notes: '', phone_no: '', email: '' },
        discount_code: 'KARIBU10',
      }),
    },
  });
  expect(await screen.findByText('Discount code')).toBeTruthy();
  // The sample's own are there, its other crops are not.
  expect(screen.getAllByText('Notes')).toHaveLength(1);
  expect(screen.getByText('Main crop')).toBeTruthy();
  for (const label of ['Other crops', 'Phone', 'Email']) expect(screen.queryByText(label)).toBeNull();
});

test('a booking of a newer service is shown: unknown values as they are written, null lists as empty ones', async () => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () =>
        Response.json({
          ...booking,
          test_type: 'heavy_metals',
          status: 'in_quarantine',
          crops: null,
          status_changes: null,
          next_statuses: null,
          samples: booking.samples.map((sample) => ({ ...sample, soil_type: 'peat', other_crops: null })),
        }),
    },
  });
  expect(await screen.findByText('heavy_metals')).toBeTruthy();
  expect(screen.getByText('peat')).toBeTruthy();
  expect(screen.getAllByText(/in.quarantine/i).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/\b(status|testType|soilType)\.\w/);
});

test('a crop that was withdrawn is named so, and the others by their names', async () => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => ({ ...booking, crops: [1, 99] }),
      'crops.list': () => Response.json(pageOf(crops)),
    },
  });
  expect(await screen.findByText('Maize, A crop no longer offered')).toBeTruthy();
});

test('a rejected sample says why, and that the others go on', async () => {
  const rejected = {
    ...openSample,
    rejected_reason: 'leaking_bag' as const,
    rejected_on: '2026-11-21T10:00:00+03:00',
  };
  const open = (samples: Sample[]) =>
    renderApp({
      path: '/bookings/26',
      user: farmer,
      handlers: { 'bookings.get': () => ({ ...booking, samples }) },
    });
  const { unmount } = open([rejected, { ...openSample, id: 51, code: 'UD-1026-2' }]);
  expect(await screen.findByText('This sample was rejected')).toBeTruthy();
  expect(screen.getByText(/^The bag leaked\. On 21 Nov 2026\. The other samples go on/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sample 1, UD-1026-1' })).toBeTruthy();
  unmount();
  open([rejected]);
  expect(
    await screen.findByText(
      'The bag leaked. On 21 Nov 2026. We need new soil from this place, and collect it under the same code.',
    ),
    'no other sample',
  ).toBeTruthy();
});

test('a test that has begun is changed by administrators alone', async () => {
  const handlers = { 'bookings.get': () => ({ ...booking, status: 'received' as const }) };
  const first = renderApp({ path: '/bookings/26', user: farmer, handlers });
  expect(await screen.findByText(/can no longer be changed/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  first.unmount();
  renderApp({ path: '/bookings/26', user: administrator, handlers });
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
});

test('a booking with readings is not offered for a change, whatever its status says', async () => {
  const samples = booking.samples.map((sample) => ({ ...sample, has_readings: true }));
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => ({ ...booking, status: 'booked' as const, samples }) },
  });
  expect(await screen.findByText(/can no longer be changed/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test.each([
  ['does not delete', 405, { detail: 'Method "DELETE" not allowed.' }, /^This server does not offer this\./],
  ['refuses', 409, { detail: 'Readings were taken.' }, /^Readings were taken\./],
])(
  'where the server %s, the page of the booking says so and the booking stays',
  async (_, status, body, said) => {
    const { user, place } = renderApp({
      path: '/bookings/26',
      user: farmer,
      handlers: { 'bookings.get': () => booking, 'bookings.delete': () => failure(status, body) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(place()).toBe('/bookings/26');
  },
);

test('on a phone the next step and the amount come first, and the facts are one press away', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  const { user } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => ({ ...booking, status: 'booked' as const }) },
  });
  await screen.findByRole('region', { name: 'Progress' });
  const tops = ['Progress', 'Amount due', 'Test', 'Farmer', 'Sample 1'].map(
    (name) => screen.getByRole('region', { name }).getBoundingClientRect().top,
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  for (const folded of ['Samples collected', 'Main crop']) {
    expect(screen.getByText(folded).checkVisibility()).toBe(false);
  }
  await user.click(screen.getByRole('button', { name: 'Sample 1', expanded: false }));
  expect(screen.getByText('Main crop').checkVisibility()).toBe(true);
});

test('nothing is due of a booking that is paid, and a farmer’s own number is no link', async () => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => ({ ...booking, paid: true }) },
  });
  expect(await screen.findByRole('region', { name: 'Price' })).toBeTruthy();
  expect(screen.queryByText('Amount due')).toBeNull();
  expect(screen.getByText('Phone')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test('what comes after the booking does not move the button of the next step', async () => {
  const step: BookingStatusChange = {
    ...{ id: 90, status: 'booked', note: 'By phone', changed_on: '2026-11-20T20:27:26.303015+03:00' },
    ...{
      changed_by: 2,
      changed_by_name: 'Otieno Odhiambo',
      from_status: null,
      cause: 'person',
      is_skipped: false,
    },
  };
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const next_statuses: NextStatus[] = [{ status: 'sample_collected', needs_reason: false }];
  renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: {
      'bookings.get': () => ({ ...booking, status: 'booked' as const, next_statuses }),
      'bookings.listStatusChanges': async () => {
        await isAsked;
        return pageOf([step]);
      },
      'payments.getOptions': async () => {
        await isAsked;
        return failure(404, { detail: 'Not found.' });
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Samples are collected' });
  const { top } = button.getBoundingClientRect();
  answer();
  await screen.findByText('By phone');
  expect(button.getBoundingClientRect().top).toBe(top);
});

test('the steps of a booking have their days', async () => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => ({ ...booking, status: 'sample_collected' as const }),
      'bookings.listStatusChanges': () =>
        pageOf([
          {
            id: 90,
            status: 'sample_collected' as const,
            note: 'Collected by the agrovet',
            changed_on: '2026-11-20T20:27:26.303015+03:00',
            changed_by: 2,
            changed_by_name: 'Otieno Odhiambo',
            from_status: 'booked' as const,
            cause: 'person' as const,
            is_skipped: false,
          },
        ]),
    },
  });
  const step = (await screen.findByText('Collected by the agrovet')).closest('li');
  expect(step?.textContent).toContain('Samples collected, now20 Nov 2026, Otieno Odhiambo');
});

const steps: NextStatus[] = [
  { status: 'received', needs_reason: false },
  { status: 'booked', needs_reason: true },
  { status: 'canceled', needs_reason: true },
];
const collected: Booking = { ...booking, status: 'sample_collected', next_statuses: steps };

test('an administrator moves a booking on with one press, and takes the step back with a reason', async () => {
  let stored: Booking = collected;
  const handlers: Handlers = {
    'bookings.get': () => stored,
    'bookings.setStatus': () => {
      stored = {
        ...booking,
        status: 'received',
        next_statuses: [
          { status: 'analysed', needs_reason: false },
          { status: 'sample_collected', needs_reason: true },
        ],
      };
      return stored;
    },
  };
  const first = renderApp({ path: '/bookings/26', user: administrator, handlers });
  await first.user.click(await screen.findByRole('button', { name: 'Samples have arrived' }));
  expect(await screen.findByText('UD-1026: Received')).toBeTruthy();
  await screen.findByRole('button', { name: 'Undo' });
  // Loaded again, the page still offers it.
  first.unmount();
  const { user, api } = renderApp({ path: '/bookings/26', user: administrator, handlers });
  expect(first.api.callsOf('bookings.setStatus').map(({ body }) => body)).toEqual([
    { status: 'received', note: '' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the status of UD-1026' }));
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
  expect(dialog.getByText('Say why. This step needs a reason.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Wrong box');
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
  await waitFor(() =>
    expect(api.callsOf('bookings.setStatus').map(({ body }) => body)).toEqual([
      { status: 'sample_collected', note: 'Wrong box' },
    ]),
  );
});

test('an agent who marked the wrong booking takes it back, and it is to be collected again', async () => {
  const booked: Booking = {
    ...booking,
    status: 'booked',
    next_statuses: [{ status: 'sample_collected', needs_reason: false }],
  };
  let stored = booked;
  const { user } = renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: {
      'bookings.get': () => stored,
      'bookings.setStatus': ({ body }) => {
        const isBack = (body as { status: string }).status === 'booked';
        const next_statuses = [{ status: 'booked' as const, needs_reason: true }];
        stored = isBack ? booked : { ...booking, status: 'sample_collected', next_statuses };
        return stored;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Samples are collected' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The neighbour was meant');
  await user.click(dialog.getByRole('button', { name: 'Change the status' }));
  const again = await screen.findByRole('button', { name: 'Samples are collected' });
  expect(again.closest('.app-status-actions')?.textContent).not.toContain('Collected');
});

test.each([
  [administrator, 1],
  [agent, 1],
  [farmer, 0],
])('whoever changes a status for a farmer is told who reads the reason: person %#', async (person, count) => {
  const next_statuses = [
    { status: 'verified' as const, needs_reason: true },
    { status: 'canceled' as const, needs_reason: true },
  ];
  const { user } = renderApp({
    path: '/bookings/26',
    user: person,
    handlers: { 'bookings.get': () => ({ ...booking, next_statuses }) },
  });
  for (const name of ['Cancel the booking', 'Other status']) {
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryAllByText(/The farmer reads it/)).toHaveLength(count);
    await user.keyboard('{Escape}');
  }
});

test('a refused cancellation says why, and the reason that was typed stays', async () => {
  const { user } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => ({
        ...booking,
        next_statuses: [{ status: 'canceled' as const, needs_reason: true }],
      }),
      'bookings.setStatus': () => failure(400, { status: ['Something is paid of this booking.'] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel UD-1026' }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'I sold the plot');
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  expect(await screen.findByText(/Something is paid of this booking/)).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe('I sold the plot');
});

test('an agent prints the labels of a booking on the paper that they have', async () => {
  const samples = booking.samples.map((sample) => ({ ...sample, code: 'UD-1026-1' }));
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: {
      'bookings.get': () => ({ ...booking, samples }),
      'samples.downloadLabels': () =>
        new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Print labels' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Labels for 1 sample' }));
  await user.click(dialog.getByRole('radio', { name: /Label printer/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the PDF' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.fromEntries(api.callsOf('samples.downloadLabels')[0]?.query ?? [])).toEqual({
    samples: '50',
    paper: 'label_62',
    language: 'en',
  });
});

test('a service without next statuses offers no step', async () => {
  renderApp({ path: '/bookings/26', user: administrator, handlers: { 'bookings.get': () => booking } });
  await screen.findByRole('heading', { name: 'Progress' });
  expect(screen.queryByRole('button', { name: /status|Cancel the booking|arrived/ })).toBeNull();
});

test('of a service that stores no steps, the booking says where it is', async () => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => ({ ...booking, status: 'received' as const }),
      'bookings.listStatusChanges': () => failure(405, { detail: 'Method "GET" not allowed.' }),
    },
  });
  expect(
    (await screen.findByText('Received', { exact: false, selector: 'li span' })).closest('li')?.ariaCurrent,
  ).toBe('step');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['/bookings/404', '/bookings/none', '/bookings/404/edit'])(
  '%s says that there is no such booking',
  async (path) => {
    renderApp({
      path,
      user: farmer,
      handlers: { 'bookings.get': () => failure(404, { detail: 'Not found.' }) },
    });
    expect(await screen.findByRole('heading', { name: 'This booking was not found' })).toBeTruthy();
  },
);

test('an address that leads nowhere says so', async () => {
  renderApp({ path: '/nowhere/at/all' });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
});

test('a page that breaks says what is safe and how to go on, and the rest of the app stays', async () => {
  expectError("reading 'map'");
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => Response.json({ id: 26 }) },
  });
  expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
});

test('a booking has an invoice in the language of the page, a canceled one has none', async () => {
  const saved = watchSavedFiles();
  createChoices().locale.choose('sw');
  const handlers: Handlers = {
    'bookings.get': () => booking,
    'payments.downloadInvoice': () =>
      new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
  };
  const { user, api, unmount } = renderApp({ path: '/bookings/26', user: farmer, handlers });
  await user.click(await screen.findByRole('button', { name: 'Ankara ya UD-1026' }));
  await waitFor(async () => expect(await saved.read()).toEqual({ 'UD-1026-Ankara.pdf': ['%PDF-1.7'] }));
  const asked = Object.fromEntries(api.callsOf('payments.downloadInvoice')[0]?.query ?? []);
  expect(asked).toEqual({ booking: '26', language: 'sw' });
  unmount();
  const canceled: Handlers = { 'bookings.get': () => ({ ...booking, canceled: true }) };
  renderApp({ path: '/bookings/26', user: farmer, handlers: canceled });
  await screen.findByRole('heading', { level: 1, name: 'UD-1026' });
  expect(screen.queryByRole('button', { name: /^Ankara/ })).toBeNull();
});

test.each([
  ['linked', () => booking, 'The farmer is registered, and this booking is theirs.'],
  ['kept apart', () => failure(403, { detail: 'No.' }), /This booking could not be linked to them/],
])('an agent registers the farmer whose name was typed, and the booking is %s', async (_, update, said) => {
  const { user, api, services } = renderApp({
    path: '/bookings/26',
    config: { takesConsent: true },
    user: agent,
    handlers: {
      'bookings.get': () => ({ ...booking, farmer: null }),
      'bookings.update': update,
      'farmers.create': () => ({
        id: 41,
        user: {
          id: 90,
          full_name: booking.name,
          email: '',
          profile: { phone_number: booking.phone_no, county: 22, address: '' },
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Register this farmer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Register this farmer' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe(booking.name);
  await user.click(dialog.getByRole('checkbox', { name: /The farmer agreed/ }));
  await user.click(dialog.getByRole('button', { name: /^Save|^Register|^Add/ }));
  await waitFor(() =>
    expect(services.toaster.getSnapshot().map(({ message }) => message)).toContainEqual(
      typeof said === 'string' ? said : expect.stringMatching(said),
    ),
  );
  expect(api.callsOf('farmers.create')[0]?.body).toMatchObject({
    user: {
      full_name: booking.name,
      profile: { phone_number: booking.phone_no, county: 22, address: booking.address },
    },
  });
  expect(api.callsOf('bookings.update')[0]?.body).toMatchObject({ farmer: 41, name: booking.name });
});
