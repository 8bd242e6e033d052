import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../test/recordBodies.ts';
import { useBackend, type Who } from '../../test/testBackend.ts';
import { verifyBooking } from '../../test/verifyBooking.ts';

const backend = useBackend();
const path = '/agric/soil-test-samples';
const as = 'administrator';
const post = (body: object) => backend.call('POST', `${path}/`, { as, body });
const put = (id: number, body: object) => backend.call('PUT', `${path}/${id}/`, { as, body });
const list = async (query: string, who: Who = as) =>
  (await backend.call('GET', `${path}?limit=100&${query}`, { as: who })).body;
const makeBooking = async (changes: object = {}) =>
  (
    await backend.call('POST', '/agric/soil-test-bookings/', {
      as,
      body: bookingBody({ farmer: 1, ...changes }),
    })
  ).body;
const getBooking = async (id: number) =>
  (await backend.call('GET', `/agric/soil-test-bookings/${id}`, { as })).body;

test('an administrator adds a sample with its readings to a booking, corrects it and deletes it', async () => {
  const booking = await makeBooking();
  const { status, body: sample } = await post(soilSampleBody({ booking: booking.id, other_crops: [2, 1] }));
  expect([status, sample]).toEqual([
    201,
    {
      ...soilSampleBody({ booking: booking.id }),
      id: sample.id,
      booking_code: booking.code,
      code: `${booking.code}-2`,
      has_readings: true,
      rejected_reason: null,
      rejected_note: '',
      rejected_on: null,
      received_on: expect.any(String),
      condition: '',
      repeat_asked_on: null,
      due_on: expect.any(String),
      below_limit: [],
      other_crops: [2],
      version: expect.any(String),
    },
  ]);
  expect((await getBooking(booking.id)).samples.map(({ id }: { id: number }) => id)).toEqual([
    booking.samples[0].id,
    sample.id,
  ]);
  const changed = await put(sample.id, {
    ...soilSampleBody({ booking: booking.id, soil_type: 'Sandy', other_crops: [] }),
    sensor_data: { ...readings, pH: 5.4, temperature: -2.5 },
  });
  expect(changed.body).toMatchObject({
    soil_type: 'Sandy',
    other_crops: [],
    sensor_data: { pH: 5.4, temperature: -2.5 },
  });
  expect((await backend.call('GET', `${path}/${sample.id}`, { as })).body).toMatchObject(changed.body);
  expect((await backend.call('DELETE', `${path}/${sample.id}/`, { as })).status).toBe(204);
  expect((await getBooking(booking.id)).no_of_samples).toBe(1);
  expect((await put(sample.id, soilSampleBody())).status).toBe(404);
});

test('a booked sample is measured later, and keeps what it was booked with', async () => {
  const booking = await makeBooking({ samples: [sampleBody({ other_crops: [2, 3] })] });
  const [{ id }] = booking.samples;
  expect((await backend.call('GET', `${path}/${id}`, { as })).body.sensor_data).toBeNull();
  const { other_crops: _, ...body } = soilSampleBody({ booking: booking.id });
  const moved = await put(id, { ...body, sensor_data: null, sample_location: 'Upper plot' });
  expect(moved.body).toMatchObject({ sensor_data: null, sample_location: 'Upper plot', has_readings: false });
  expect((await put(id, body)).body.other_crops).toEqual([2, 3]);
  expect(await put(id, { ...body, sensor_data: null })).toMatchObject({
    status: 400,
    body: { sensor_data: ['This field may not be null.'] },
  });
  expect((await put(id, { ...body, main_crop: 2 })).body).toMatchObject({ main_crop: 2, other_crops: [3] });
});

test.each([
  ['nitrogen', 0, 'Nitrogen value is required'],
  ['phosphorus', null, 'Phosphorus value is required'],
  ['potassium', '', 'Potassium value is required'],
  ['conductivity', undefined, 'Conductivity value is required'],
  ['moisture', 0, 'Moisture value is required'],
  ['temperature', 0, 'Temperature value is required'],
  ['pH', 0, 'pH value is required'],
  ['latitude', 0.000004, 'Latitude value is required'],
  ['longitude', -0, 'Longitude value is required'],
  ['latitude', null, 'Latitude value is required'],
  ['longitude', '', 'Longitude value is required'],
  ['nitrogen', -1, 'Ensure this value is greater than or equal to 0.'],
  ['nitrogen', 3000.01, 'Ensure this value is less than or equal to 3000.'],
  ['moisture', 100.1, 'Ensure this value is less than or equal to 100.'],
  ['temperature', -10.5, 'Ensure this value is greater than or equal to -10.'],
  ['pH', 58, 'Ensure this value is less than or equal to 10.'],
  ['pH', 2.99, 'Ensure this value is greater than or equal to 3.'],
  ['conductivity', 20_001, 'Ensure this value is less than or equal to 20000.'],
  ['latitude', 90.00001, 'Ensure this value is less than or equal to 90.'],
  ['longitude', 'east', 'A valid number is required.'],
  ['potassium', true, 'A valid number is required.'],
  ['pH', 'NaN', 'A valid number is required.'],
])('a reading of %s that is %j is refused by name', async (name, value, message) => {
  const { status, body } = await post(soilSampleBody({ sensor_data: { ...readings, [name]: value } }));
  expect([status, body]).toEqual([400, { sensor_data: { [name]: [message] } }]);
});

test('a technician measures, and changes nothing of the description', async () => {
  const booking = await makeBooking({ samples: [sampleBody({ other_crops: [2, 3] })] });
  const [{ id }] = booking.samples;
  const { sensor_data: _, ...stored } = (await backend.call('GET', `${path}/${id}`, { as })).body;
  const { sample_location, sample_notes, soil_type, size_of_land, main_crop, other_crops } = stored;
  const body = { ...{ sample_location, sample_notes, soil_type, size_of_land, main_crop, other_crops } };
  const measure = (changes: object) =>
    backend.call('PUT', `${path}/${id}/`, {
      as: 'technician',
      body: { booking: booking.id, ...body, sensor_data: readings, ...changes },
    });
  const said = ['Only an administrator can change this. Open the sample again.'];
  expect(await measure({ sample_location: 'Elsewhere', size_of_land: '9', other_crops: [2] })).toMatchObject({
    status: 400,
    body: { sample_location: said, size_of_land: said, other_crops: said },
  });
  expect((await measure({})).body).toMatchObject({ ...body, sensor_data: readings });
});

test('a place that nobody recorded is null in both coordinates, also in the history', async () => {
  const sensor_data = { ...readings, latitude: null, longitude: null };
  const { status, body } = await post(soilSampleBody({ sensor_data }));
  expect([status, body.sensor_data]).toEqual([201, sensor_data]);
  const [saved] = (await backend.call('GET', `${path}/${body.id}/readings`, { as })).body;
  expect(saved.sensor_data).toEqual(sensor_data);
  const unusual = await backend.call('GET', `/agric/soil-test-bookings/${body.booking}/unusual-readings`, {
    as,
  });
  expect(unusual.status).toBe(200);
});

test('coordinates are judged and stored after rounding to 5 decimals', async () => {
  const sensor_data = { ...readings, latitude: 0.000006, longitude: 90.000004 };
  const { body } = await post(soilSampleBody({ sensor_data }));
  expect(body.sensor_data).toMatchObject({ latitude: 0.00001, longitude: 90 });
});

test('everything wrong with a sample is said at once', async () => {
  expect((await post({})).body).toEqual(
    Object.fromEntries(
      [
        'booking',
        'sensor_data',
        'sample_location',
        'sample_notes',
        'soil_type',
        'size_of_land',
        'main_crop',
      ].map((field) => [field, ['This field is required.']]),
    ),
  );
  const refused = await post({
    booking: 99_999,
    sensor_data: { ...readings, nitrogen: 0, pH: '' },
    sample_location: 'x'.repeat(501),
    sample_notes: ' ',
    soil_type: 'sandy',
    size_of_land: 0,
    main_crop: 20,
    other_crops: [1, 2, 3],
  });
  expect(refused.body).toEqual({
    booking: ['Invalid pk "99999" - object does not exist.'],
    sensor_data: { nitrogen: ['Nitrogen value is required'], pH: ['pH value is required'] },
    sample_location: ['Ensure this field has no more than 500 characters.'],
    sample_notes: ['This field may not be blank.'],
    soil_type: ['"sandy" is not a valid choice.'],
    size_of_land: ['Ensure this value is greater than 0.'],
    main_crop: ['Invalid pk "20" - object does not exist.'],
    other_crops: ['Select at most 2 other crops.'],
  });
  expect((await post(soilSampleBody({ sensor_data: null }))).body).toEqual({
    sensor_data: ['This field may not be null.'],
  });
  expect((await post(soilSampleBody({ sensor_data: [1] }))).body).toEqual({
    sensor_data: { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] },
  });
});

test('a sample stays with its booking, and a booking keeps its last sample', async () => {
  const booking = await makeBooking();
  const [{ id }] = booking.samples;
  expect((await put(id, soilSampleBody({ booking: 1 }))).body).toEqual({
    booking: ['A sample cannot move to another booking.'],
  });
  const refused = await backend.call('DELETE', `${path}/${id}/`, { as });
  expect([refused.status, refused.body]).toEqual([
    400,
    ['A booking keeps at least one sample. Delete the booking instead.'],
  ]);
});

test('a discount code is a share of one sample more, until the booking is paid', async () => {
  const booking = await makeBooking({ discount_code: 'MAVUNO25' });
  expect(booking.discount).toBe('1625.00');
  const { body: sample } = await post(soilSampleBody({ booking: booking.id }));
  expect(await getBooking(booking.id)).toMatchObject({ no_of_samples: 2, discount: '3250.00' });
  await backend.call('DELETE', `${path}/${sample.id}/`, { as });
  expect((await getBooking(booking.id)).discount).toBe('1625.00');
});

test('two samples that are added at once get places of their own', async () => {
  const booking = await makeBooking();
  const added = await Promise.all([1, 2, 3].map(() => post(soilSampleBody({ booking: booking.id }))));
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await getBooking(booking.id)).no_of_samples).toBe(4);
});

test('samples are found by booking, crop, soil, readings, place, and by what finds their booking', async () => {
  const ofBooking = await list('booking=1');
  expect([
    ofBooking.count,
    new Set(ofBooking.results.map(({ booking }: { booking: number }) => booking)),
  ]).toEqual([ofBooking.results.length, new Set([1])]);
  for (const [query, field, value] of [
    ['main_crop=1', 'main_crop', 1],
    ['soil_type=Sandy', 'soil_type', 'Sandy'],
  ] as const) {
    const found = await list(query);
    expect(found.count).toBeGreaterThan(0);
    expect(new Set(found.results.map((sample: Record<string, unknown>) => sample[field]))).toEqual(
      new Set([value]),
    );
  }
  const all = await list('');
  const measured = await list('has_readings=true');
  const unmeasured = await list('has_readings=false');
  expect(measured.results.every(({ sensor_data }: { sensor_data: unknown }) => sensor_data !== null)).toBe(
    true,
  );
  expect(measured.count + unmeasured.count).toBe(all.count);
  expect((await list('search=borehole%20LOWER')).count).toBeGreaterThan(0);
  const byCode = await list('search=ud-1009');
  expect(byCode.results.map(({ booking }: { booking: number }) => booking)).toEqual([9, 9]);
  expect((await list('fields=id,booking')).results.slice(0, 1)).toEqual([{ id: 1, booking: 1 }]);
});

test('an agent and a farmer see the samples of the bookings that they see, and no others', async () => {
  for (const who of ['agent', 'farmer', 'otherFarmer'] as const) {
    const reached = (await backend.call('GET', '/agric/soil-test-bookings?limit=100', { as: who })).body
      .results;
    const expected = reached.flatMap(({ samples }: { samples: { id: number }[] }) =>
      samples.map(({ id }) => id),
    );
    const seen = (await list('', who)).results.map(({ id }: { id: number }) => id);
    expect(seen).toEqual(expected.sort((a: number, b: number) => a - b));
    expect(seen.length).toBeGreaterThan(0);
  }
  const foreign = (await list('booking=9')).results[0].id;
  expect((await backend.call('GET', `${path}/${foreign}`, { as: 'farmer' })).status).toBe(404);
  expect((await list('booking=9', 'farmer')).count).toBe(0);
});

const advise = (body: object, who: Who = as) =>
  backend.call('POST', '/agric/samples/adjust-ph/', { as: who, body });

const verify = (id: number) => verifyBooking(backend.db, id);

test('lime is advised for a measured sample, for its main crop or another one, and no reading changes', async () => {
  const { body: sample } = await post(soilSampleBody({ main_crop: 1 }));
  const advice = (await advise({ sample: sample.id })).body;
  expect(advice).toMatchObject({
    sample: sample.id,
    crop: 1,
    soil_type: 'clay',
    size_of_land: '2.00',
    ph: 5,
    ph_low: 5.5,
    ph_high: 7,
    amendment: 'lime',
    bags_low: 45,
    bags_high: 73,
  });
  expect((await advise({ sample: sample.id }, 'farmer')).body).toEqual({
    sample: ['The readings of this sample are not verified yet.'],
  });
  await verify(sample.booking);
  const half = (await advise({ sample: sample.id, crop: 2, size_of_land: 1 }, 'farmer')).body;
  expect(half).toMatchObject({ crop: 2, size_of_land: '1.00', ph_low: 6 });
  expect((await backend.call('GET', `${path}/${sample.id}`, { as })).body).toMatchObject(sample);
});

test('advice is for measured samples within reach, and for crops that are offered', async () => {
  const unmeasured = (await list('has_readings=false')).results[0].id;
  expect((await advise({ sample: unmeasured })).body).toEqual({ sample: ['This sample has no pH reading.'] });
  const foreign = (await list('booking=5')).results[0].id;
  for (const [body, who] of [
    [{ sample: foreign }, 'farmer'],
    [{ sample: 99_999 }, as],
  ] as const) {
    expect((await advise(body, who)).body).toEqual({
      sample: [`Invalid pk "${body.sample}" - object does not exist.`],
    });
  }
  expect((await advise({ sample: 1, crop: 20 }, 'farmer')).body).toEqual({
    crop: ['Invalid pk "20" - object does not exist.'],
  });
  expect((await advise({ size_of_land: 0 })).body).toEqual({
    sample: ['This field is required.'],
    size_of_land: ['Ensure this value is greater than 0.'],
  });
});

test('a reading that no sample has is refused by its name, and an unknown field beside the readings is ignored', async () => {
  const unknown = soilSampleBody({ sensor_data: { ...readings, calcium: 900, id: 5 } });
  expect(await post(unknown)).toMatchObject({
    status: 400,
    body: {
      sensor_data: {
        calcium: ['A sample has no reading of this name.'],
        id: ['A sample has no reading of this name.'],
      },
    },
  });
  expect((await post(soilSampleBody({ calcium: 900 }))).status).toBe(201);
});

test('each measurement says its kind, its reason and the probe as it was called then', async () => {
  const { body: device } = await backend.call('POST', '/agric/devices/', {
    as,
    body: { serial_number: 'NPK7-1', name: 'Probe A' },
  });
  const { body: sample } = await post(soilSampleBody({ device: device.id }));
  const send = (pH: number, changes: object) =>
    put(sample.id, soilSampleBody({ sensor_data: { ...readings, pH }, ...changes }));
  // The specification's plain update has no reason, and is no new measurement with the same values.
  await send(5, {});
  await send(5.1, {});
  expect((await send(5.2, { correction_reason: ' ' })).body).toEqual({
    correction_reason: ['Say why the readings are corrected.'],
  });
  await send(5.2, { correction_reason: 'A wrong digit' });
  await backend.call('POST', `/agric/devices/${device.id}/calibrations/`, {
    as,
    body: { calibrated_on: '2026-11-01', standard: 'Buffer pH 7.00', result: 'pH 7.02', has_passed: true },
  });
  await send(5.2, { is_repeat: true, device: device.id });
  expect((await send(5.2, { device: 999 })).status).toBe(400);
  await backend.call('PUT', `/agric/devices/${device.id}/`, {
    as,
    body: { serial_number: 'NPK7-1', name: 'Probe B' },
  });
  await backend.call('DELETE', `/agric/devices/${device.id}/`, { as });
  const { body: saves } = await backend.call('GET', `${path}/${sample.id}/readings`, { as });
  const probe = { device: device.id, device_name: 'Probe A', device_serial_number: 'NPK7-1' };
  const none = { device: null, device_name: '', device_serial_number: '' };
  expect(saves).toMatchObject([
    { kind: 'repeated', reason: '', ...probe, method: 'field probe estimate', calibration_overdue: false },
    { kind: 'corrected', reason: 'A wrong digit', ...none },
    { kind: 'corrected', reason: '', ...none },
    { kind: 'measured', reason: '', ...probe, calibration_overdue: true },
  ]);
  const { body } = await backend.call('POST', '/agric/samples/generate-results/', {
    as,
    body: { samples: [sample.id] },
  });
  expect(body[0]).toMatchObject({
    measured_with: 'Probe A (NPK7-1)',
    measured_by_name: expect.stringMatching(/./),
    calibration_overdue: false,
  });
});

test('a reading below the limit of its method is kept with that limit, rated, and comes back', async () => {
  const low = { ...readings, nitrogen: 8, phosphorus: 5, conductivity: 20 };
  const below_limit = ['phosphorus', 'conductivity'];
  expect((await post(soilSampleBody({ sensor_data: low, below_limit: ['pH'] }))).body).toEqual({
    below_limit: { 0: ['"pH" is not a valid choice.'] },
  });
  const { body: sample } = await post(soilSampleBody({ sensor_data: low, below_limit }));
  expect(sample).toMatchObject({ sensor_data: low, below_limit });
  const { body: rated } = await backend.call('POST', '/agric/samples/generate-results/', {
    as,
    body: { samples: [sample.id] },
  });
  expect(rated[0].crops[0].ratings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reading: 'phosphorus', value: 5, below_limit: true, rating: 'low' }),
      { ...rated[0].crops[0].ratings[0], reading: 'nitrogen', value: 8 },
    ]),
  );
  expect(rated[0].crops[0].ratings[0]).not.toHaveProperty('below_limit');
  // A client that does not know the list sends the numbers back; the one that it changes was measured.
  await put(sample.id, soilSampleBody({ sensor_data: { ...low, conductivity: 30 } }));
  // The same number, which is now a measured one, is a correction.
  const changed = soilSampleBody({ sensor_data: { ...low, conductivity: 30 }, below_limit: [] });
  expect((await put(sample.id, { ...changed, correction_reason: '' })).body).toEqual({
    correction_reason: ['Say why the readings are corrected.'],
  });
  expect((await put(sample.id, changed)).body.below_limit).toEqual([]);
  const { body: saves } = await backend.call('GET', `${path}/${sample.id}/readings`, { as });
  expect(saves.map((save: { below_limit: string[] }) => save.below_limit)).toEqual([
    [],
    ['phosphorus'],
    below_limit,
  ]);
});

test('equal limits and a conductivity below a small one are not unusual, one far below its neighbours is', async () => {
  const booking = await makeBooking({ samples: [sampleBody()] });
  const [{ id }] = booking.samples;
  const first = { ...readings, conductivity: 50 };
  await put(id, soilSampleBody({ booking: booking.id, sensor_data: first }));
  const limits = { nitrogen: 5, phosphorus: 5, potassium: 5, conductivity: 20 };
  const below_limit = Object.keys(limits);
  await post(soilSampleBody({ booking: booking.id, sensor_data: { ...readings, ...limits }, below_limit }));
  const { body: unusual } = await backend.call(
    'GET',
    `/agric/soil-test-bookings/${booking.id}/unusual-readings`,
    { as },
  );
  const second = unusual.filter(({ sample }: { sample: number }) => sample !== id);
  expect(second).toMatchObject([
    { reading: 'potassium', value: 5, below_limit: true, reasons: [{ kind: 'far_from_booking' }] },
  ]);
});
