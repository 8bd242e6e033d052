import { expect, test } from 'vitest';
import { type Edit, toUndoBody } from './toUndoBody.ts';

const sample = { id: 50, sample_location: 'Lower plot', sample_notes: '', other_crops: [2] };
const booking = {
  ...{ id: 26, version: 'v1', status: 'booked', notes: '', agent: 1, soil_test_date: '2027-01-15' },
  ...{ amount_paid: '0.00', balance_due: '6500.00', samples: [sample] },
};

/** An edit that the service took as it was sent; `answered` is what it changed besides. */
function edit(before: Edit['before'], changes: object, answered: object = {}): Edit {
  const sent = { ...before, ...changes };
  return { before, sent, after: { ...sent, version: 'v2', ...answered } };
}

test('the fields that changed get their values from before, with the version of now', () => {
  const samples = [{ ...sample, sample_notes: 'Wet' }];
  expect(toUndoBody('bookings', edit(booking, { notes: 'Call first', samples }))).toEqual({
    ...booking,
    version: 'v2',
  });
});

test('a field that the service tidied is put back, too', () => {
  const { before, sent, after } = edit({ id: 1, version: 'v1', code: 'MVUA' }, { code: 'kiangazi' });
  expect(toUndoBody('discounts', { before, sent, after: { ...after, code: 'KIANGAZI' } })).toMatchObject({
    code: 'MVUA',
  });
});

test.each<[string, string, Edit]>([
  ['nothing changed', 'bookings', edit(booking, {}, { version: 'v1' })],
  [
    'the service keeps no versions',
    'counties',
    edit({ id: 1, name: 'Nakuru' }, { name: 'Narok' }, { version: '' }),
  ],
  [
    'a password was set beside a name',
    'agents',
    edit({ id: 1, version: 'v1', full_name: 'Ada' }, { full_name: 'Ada A.', password: 'Shamba-ya-2' }),
  ],
  [
    'the version does not cover the address of an agent',
    'agents',
    edit(
      { id: 1, version: 'v1', full_name: 'Ada', profile: { address: 'Wote' } },
      { full_name: 'Ada A.', address: 'Wote town' },
    ),
  ],
  [
    'an address has to be verified',
    'profiles',
    edit({ id: 1, version: 'v1', email: 'a@b.ke' }, { email: 'c@b.ke' }),
  ],
  [
    'a phone number has to be verified',
    'farmers',
    edit(
      { id: 1, version: 'v1', user: { profile: { phone_number: '1' } } },
      { user: { profile: { phone_number: '2' } } },
    ),
  ],
  ['people were told of another day', 'bookings', edit(booking, { soil_test_date: '2027-01-16' })],
  ['a shop was told', 'bookings', edit(booking, { agent: 2 })],
  ['a verification was taken back', 'bookings', edit(booking, { notes: 'Wet' }, { status: 'analysed' })],
  [
    'money was paid and the price is another one',
    'bookings',
    edit({ ...booking, amount_paid: '6500.00' }, { notes: 'Wet' }, { balance_due: '0.00' }),
  ],
  ['a sample was added', 'bookings', edit(booking, { samples: [sample, { sample_location: 'Hill' }] })],
  ['a sample was removed', 'bookings', edit(booking, { samples: [] })],
  [
    'readings were corrected',
    'samples',
    edit(
      { ...sample, version: 'v1', sensor_data: { pH: 5 } },
      { sensor_data: { pH: 6 }, correction_reason: 'Typed' },
    ),
  ],
  [
    'results name the crop of a measured sample',
    'samples',
    edit({ ...sample, version: 'v1', sensor_data: { pH: 5 }, main_crop: 1 }, { main_crop: 2 }),
  ],
])('nothing is undone by half: %s', (_, resource, edited) => {
  expect(toUndoBody(resource, edited)).toBeNull();
});
