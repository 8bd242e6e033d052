import { screen, within } from '@testing-library/react';
import type { AuditEntry, Profile } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator, agent, booking } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const entry: AuditEntry = {
  id: 512,
  happened_on: '2026-11-22T20:27:26.303015+03:00',
  kind: 'change',
  operation: 'bookings.update',
  request_id: '0f8b3c52-5a70-4a39-9d0f-9b5a1f6f8d11',
  user: 1,
  user_name: 'Ada Auma',
  role: 'administrator',
  record_kind: 'booking',
  record: 26,
  table: 'bookings',
  row: 26,
  changes: {
    phone_no: ['••• 678', '••• 901'],
    soil_test_date: ['2026-12-01', '2026-12-04'],
    paid: [false, true],
    county_id: [null, 22],
    notes: ['•••', null],
  },
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

test('an administrator reads who changed which field of a booking, and what it was before', async () => {
  const { user, api } = renderApp({
    path: '/audit?record_kind=booking&record=26',
    user: administrator,
    handlers: {
      'counties.list': () => pageOf([{ id: 22, name: 'Kiambu' }]),
      'audit.list': () =>
        pageOf([
          entry,
          {
            ...entry,
            id: 511,
            kind: 'refusal',
            operation: 'jobs.list',
            record_kind: null,
            record: null,
            changes: {},
          },
          { ...entry, id: 510, operation: 'empty_bin', user: null, user_name: '', role: '' },
          { ...entry, id: 509, operation: '', user: null, user_name: '', role: '' },
        ]),
    },
  });
  const row = within(await screen.findByRole('row', { name: /22 Nov 2026, 20:27 Ada Auma Changed/ }));
  expect(row.getByRole('link', { name: 'Booking 26' })).toHaveAttribute('href', '/bookings/26');
  expect(row.getByText(/Phone no: ••• 678 → ••• 901; .*and 2 more/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Ada Auma Refused/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /The server/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Directly in the database/ })).toBeVisible();
  expect(Object.fromEntries(api.callsOf('audit.list')[0]?.query ?? [])).toMatchObject({
    record_kind: 'booking',
    record: '26',
  });

  await user.click(row.getByRole('button', { name: /^Open the entry of 22 Nov 2026, 20:27, Ada Auma/ }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByRole('row', { name: 'Soil test date 1 Dec 2026 4 Dec 2026' })).toBeVisible();
  expect(panel.getByRole('row', { name: 'Paid No Yes' })).toBeVisible();
  expect(panel.getByRole('row', { name: 'Notes Hidden -' })).toBeVisible();
  expect(panel.getByRole('row', { name: 'County - Kiambu' })).toBeVisible();
  expect(panel.getByText('bookings.update')).toBeVisible();
});

test('a deed is one line in plain words; the rows that it changed are behind a button', async () => {
  const deleted: AuditEntry = {
    ...entry,
    kind: 'change',
    operation: 'bookings.delete',
    request_entries: 3,
    changes: { deleted_on: [null, '2026-11-22'] },
  };
  const rows = [
    { ...deleted, id: 514, kind: 'delete' as const, table: 'booking_crops', changes: { crop_id: [4, null] } },
    { ...deleted, id: 513, kind: 'delete' as const, changes: { notes: ['Gate B', null] } },
    deleted,
  ];
  const restored = { ...deleted, id: 520, request_id: 'another', operation: 'bin.restore' };
  const { user, api, services } = renderApp({
    path: '/audit',
    user: administrator,
    handlers: {
      'audit.list': ({ query }) => pageOf(query.has('request_id') ? rows : [restored, deleted]),
      'crops.list': () => pageOf([]),
    },
  });
  const row = within(await screen.findByRole('row', { name: /Ada Auma Deleted Booking 26 3 changes/ }));
  expect(screen.getByRole('row', { name: /Ada Auma Restored Booking 26 3 changes/ })).toBeVisible();
  expect(api.callsOf('audit.list')[0]?.query.get('first_of_request')).toBe('true');

  await user.click(row.getByRole('button', { name: /^Open the entry/ }));
  const panel = within(await screen.findByRole('dialog'));
  const names = await panel.findAllByText(/: Booking 26 \(/);
  // In the order in which they happened.
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Changed: Booking 26 (bookings)',
    'Deleted: Booking 26 (bookings)',
    'Deleted: Booking 26 (booking crops)',
  ]);
  expect(panel.getByText('Gate B')).not.toBeVisible();
  await user.click(panel.getByText('Deleted: Booking 26 (bookings)'));
  expect(panel.getByRole('row', { name: 'Notes Gate B -' })).toBeVisible();
  services.choices.locale.choose('sw');
  expect(await screen.findByText('Amefuta: Miadi 26 (bookings)')).toBeVisible();
});

test('the status of a booking is said in the words of its screens', async () => {
  const changes = { status: ['booked', 'canceled'], canceled: [false, true] };
  const { services } = renderApp({
    path: '/audit',
    user: administrator,
    handlers: {
      'counties.list': () => pageOf([]),
      'audit.list': () => pageOf([{ ...entry, operation: 'bookings.setStatus', changes }]),
    },
  });
  expect(await screen.findByText('Status: Booked → Canceled; Canceled: No → Yes')).toBeVisible();
  services.choices.locale.choose('sw');
  expect(
    await screen.findByText('Hali: Miadi imewekwa → Imeghairiwa; Imeghairiwa: Hapana → Ndiyo'),
  ).toBeVisible();
});

test('a booking leads an administrator to its audit log, and nobody where there is none', async () => {
  const handlers = { 'bookings.get': () => booking };
  const path = `/bookings/${booking.id}`;
  const first = renderApp({ path, user: administrator, handlers });
  expect(await screen.findByRole('link', { name: 'Audit log of this record' })).toHaveAttribute(
    'href',
    `/audit?record_kind=booking&record=${booking.id}`,
  );
  first.unmount();
  renderApp({ path, user: administrator, handlers, config: { withoutScreens: ['audit'] } });
  await screen.findByRole('heading', { level: 1, name: booking.code });
  expect(screen.queryByRole('link', { name: 'Audit log of this record' })).toBeNull();
});

test('a downloaded list is named with its filter and its number of records', async () => {
  const changes = { rows: [null, 1234], test_type: [null, 'microbial-analysis'], county: [null, '22'] };
  const download: AuditEntry = {
    ...entry,
    kind: 'read',
    operation: 'bookings.list',
    record_kind: null,
    record: null,
    changes,
  };
  const { services } = renderApp({
    path: '/audit',
    user: administrator,
    handlers: {
      'counties.list': () => pageOf([{ id: 22, name: 'Kiambu' }]),
      'audit.list': () =>
        pageOf([download, { ...download, id: 7, operation: 'commissions.downloadPayoutsCsv', changes: {} }]),
    },
  });
  expect(
    await screen.findByRole('row', {
      name: /Downloaded Bookings Rows: 1234; Test type: Microbial Analysis; County: Kiambu/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /Downloaded Payouts/ })).toBeVisible();
  services.choices.locale.choose('sw');
  expect(await screen.findByRole('row', { name: /Amepakua Miadi Idadi ya rekodi: 1234/ })).toBeVisible();
});

test('the form of a user leads to what was changed of them', async () => {
  const { user } = renderApp({
    path: '/users',
    user: administrator,
    handlers: { 'counties.list': () => pageOf([]), 'profiles.list': () => pageOf([profile]) },
  });
  await user.click(await screen.findByRole('button', { name: /^Update/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'Audit log of this record' })).toHaveAttribute(
    'href',
    `/audit?record_kind=user&record=${profile.user}`,
  );
});

test('an agent has no audit log', async () => {
  renderApp({ path: '/audit', user: agent, handlers: {} });
  expect(await screen.findByRole('heading', { level: 1, name: /not/i })).toBeVisible();
});
