import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

/** Errors of fields that can't be read, in Django REST Framework's words. */

const backend = useBackend();

const book = (as: Who, body: unknown) => backend.call('POST', '/agric/soil-test-bookings/', { as, body });
const refused = async (as: Who, changes: Record<string, unknown>) => {
  const { status, body } = await book(as, bookingBody(changes));
  return status === 400 ? body : { status, body };
};

test('errors of samples stand at their place, with {} for the good ones', async () => {
  const samples = [sampleBody(), sampleBody({ main_crop: 999, soil_type: 'sandy' }), sampleBody()];
  expect(await refused('farmer', { samples })).toEqual({
    samples: [
      {},
      {
        soil_type: ['"sandy" is not a valid choice.'],
        main_crop: ['Invalid pk "999" - object does not exist.'],
      },
      {},
    ],
  });
});

test('items that are no samples are told apart', async () => {
  expect(await refused('farmer', { samples: [5, sampleBody(), null, []] })).toEqual({
    samples: [
      { non_field_errors: ['Invalid data. Expected a dictionary, but got int.'] },
      {},
      ['This field may not be null.'],
      { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
    ],
  });
});

test.each([
  [undefined, ['This field is required.']],
  [null, ['This field may not be null.']],
  ['', { non_field_errors: ['Expected a list of items but got type "str".'] }],
  [{ 0: {} }, { non_field_errors: ['Expected a list of items but got type "dict".'] }],
  [[], { non_field_errors: ['This list may not be empty.'] }],
  [
    Array.from({ length: 201 }, () => ({})),
    { non_field_errors: ['Ensure this field has no more than 200 elements.'] },
  ],
])('samples %j are refused as a whole', async (samples, expected) => {
  expect(await refused('farmer', { samples })).toEqual({ samples: expected });
});

test('an empty request names every field that is required', async () => {
  const required = ['This field is required.'];
  const expected = {
    name: required,
    phone_no: required,
    soil_test_date: required,
    test_type: required,
    farming_type: required,
    samples: required,
  };
  expect((await book('anonymous', {})).body).toEqual(expected);
  const { name: _, phone_no: __, ...others } = expected;
  expect((await book('farmer', {})).body).toEqual(others);
});

test('null is refused where there has to be something', async () => {
  const nothing = Object.fromEntries(
    [
      'name',
      'email',
      'phone_no',
      'soil_test_date',
      'test_type',
      'county',
      'address',
      'crops',
      'notes',
      'referrer_agent',
      'agent',
      'farming_type',
      'discount',
      'discount_code',
      'is_report_sent',
      'farmer',
      'uuid',
    ].map((key) => [key, null]),
  );
  const body = await refused('administrator', nothing);
  const free = ['county', 'referrer_agent', 'agent', 'farmer'];
  expect(Object.keys(body).sort()).toEqual(
    Object.keys(nothing)
      .filter((key) => !free.includes(key))
      .sort(),
  );
  for (const messages of Object.values(body)) expect(messages).toEqual(['This field may not be null.']);
});

test('wrong types are named as Django REST Framework names them', async () => {
  const wrong = {
    name: ['x'],
    email: 5,
    phone_no: { a: 1 },
    soil_test_date: '15/01/2099',
    test_type: 'basic',
    county: {},
    crops: '1',
    notes: 'a\0b',
    agent: true,
    farming_type: 'Mixed',
    discount: 'ten',
    is_report_sent: 'perhaps',
    uuid: 'abc',
    samples: [
      sampleBody({ size_of_land: 12.345, main_crop: 'maize', other_crops: [1, { id: 2 }], sample_notes: '' }),
    ],
  };
  expect(await refused('administrator', wrong)).toEqual({
    name: ['Not a valid string.'],
    email: ['Enter a valid email address.'],
    phone_no: ['Not a valid string.'],
    soil_test_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    test_type: ['"basic" is not a valid choice.'],
    county: ['Incorrect type. Expected pk value, received dict.'],
    crops: ['Expected a list of items but got type "str".'],
    notes: ['Null characters are not allowed.'],
    agent: ['Incorrect type. Expected pk value, received bool.'],
    farming_type: ['"Mixed" is not a valid choice.'],
    discount: ['A valid number is required.'],
    is_report_sent: ['Must be a valid boolean.'],
    uuid: ['Must be a valid UUID.'],
    samples: [
      {
        sample_notes: ['This field may not be blank.'],
        size_of_land: ['Ensure that there are no more than 2 decimal places.'],
        main_crop: ['Incorrect type. Expected pk value, received str.'],
        other_crops: ['Incorrect type. Expected pk value, received dict.'],
      },
    ],
  });
});

test.each(['a\ud800b', '\udc00', 'a\udc00\ud800b'])('half a character is refused: %j', async (name) => {
  const message = ['Surrogate characters are not allowed.'];
  const samples = [sampleBody({ sample_notes: name })];
  expect(await refused('agent', { name, samples })).toEqual({
    name: message,
    samples: [{ sample_notes: message }],
  });
});

test('whole characters outside the common range are kept', async () => {
  expect((await book('agent', bookingBody({ name: 'Atieno 🌱' }))).body.name).toBe('Atieno 🌱');
});

test('a crop that is named several times is stored once', async () => {
  const samples = [sampleBody({ main_crop: 1, other_crops: [1, 2] }), sampleBody({ other_crops: [2, 2] })];
  const { status, body } = await book('agent', bookingBody({ crops: [3, 1, 3], samples }));
  expect(status).toBe(201);
  expect(body).toMatchObject({ crops: [3, 1], samples: [{ other_crops: [2] }, { other_crops: [2] }] });
});

test('lengths are limited, and several messages of one field stand together', async () => {
  const body = await refused('farmer', {
    name: 'n'.repeat(151),
    email: 'x'.repeat(255),
    phone_no: 'call me on the other number',
    address: 'a'.repeat(256),
    ward: 'w'.repeat(101),
    discount_code: 'c'.repeat(51),
    samples: [sampleBody({ sample_location: 'l'.repeat(501) })],
  });
  const atMost = (count: number) => `Ensure this field has no more than ${count} characters.`;
  expect(body).toEqual({
    name: [atMost(150)],
    email: [atMost(254), 'Enter a valid email address.'],
    phone_no: ['Enter a valid phone number, for example +254712345678.', atMost(20)],
    address: [atMost(255)],
    ward: [atMost(100)],
    discount_code: [atMost(50)],
    samples: [{ sample_location: [atMost(500)] }],
  });
});

test.each([
  [0, 'Ensure this value is greater than 0.'],
  ['-1', 'Ensure this value is greater than 0.'],
  ['0.04', 'Ensure this value is greater than or equal to 0.05.'],
  ['', 'A valid number is required.'],
  ['NaN', 'A valid number is required.'],
  ['Infinity', 'A valid number is required.'],
  [1e21, 'A valid number is required.'],
  [true, 'A valid number is required.'],
  ['1234567.00', 'Ensure that there are no more than 6 digits before the decimal point.'],
])('a size of land of %j is refused', async (size_of_land, message) => {
  expect(await refused('farmer', { samples: [sampleBody({ size_of_land })] })).toEqual({
    samples: [{ size_of_land: [message] }],
  });
});

test.each([
  ['07', '0712345678', '+254712345678'],
  ['01', '0110 000-111', '+254110000111'],
  ['254', '254712345678', '+254712345678'],
  ['a landline', '020 2345678', '+254202345678'],
])('a phone number written with %s is stored as +254', async (_, typed, stored) => {
  expect((await book('agent', bookingBody({ phone_no: typed }))).body.phone_no).toBe(stored);
});

test.each(['0812345678', '07123', '+1 212 555 0100', 'none'])('%s is no phone number', async (phone_no) => {
  expect(await refused('agent', { phone_no })).toEqual({
    phone_no: ['Enter a valid phone number, for example +254712345678.'],
  });
});

test.each(['2026-02-30', '2026-13-01', '2026-12-01T00:00:00Z', '2026-1-1', 20261201, ''])(
  '%j is no date',
  async (soil_test_date) => {
    expect(await refused('farmer', { soil_test_date })).toEqual({
      soil_test_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    });
  },
);

test('an operator switches a test off: the form does not offer it, and nobody can book it; what was booked stays', async () => {
  const test_type = 'microbial-analysis';
  const booked = (await book('farmer', bookingBody({ test_type }))).body;
  const offer = (offers_microbial_test: boolean) =>
    backend.call('PUT', '/settings/', { as: 'administrator', body: { offers_microbial_test } });
  const offered = async () =>
    (await backend.call('GET', '/embed/boot')).body.test_types.map(({ value }: { value: string }) => value);
  expect(await offered()).toContain(test_type);
  await offer(false);
  expect(await offered()).toEqual(['basic-macro-nutrients-analysis', 'complete-soil-analysis']);
  expect(await refused('farmer', { test_type })).toEqual({
    test_type: ['This test cannot be booked at present.'],
  });
  const path = `/agric/soil-test-bookings/${booked.id}/`;
  expect((await backend.call('PUT', path, { as: 'farmer', body: { ...booked, notes: 'Gate' } })).status).toBe(
    200,
  );
  await offer(true);
  expect((await book('farmer', bookingBody({ test_type }))).status).toBe(201);
});
