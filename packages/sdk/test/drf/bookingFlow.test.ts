import { beforeEach, describe, expect, inject, test } from 'vitest';
import {
  ApiError,
  type BookingRequest,
  createSession,
  createUdongo,
  fieldErrors,
  memoryStorage,
  type NewToast,
  type SampleRequest,
  type Session,
  type UdongoApi,
  type UdongoOptions,
} from '../../src/index.ts';

const isBrowser = typeof document !== 'undefined';
const credentials = { email: 'agent@udongo.test', password: 'Agent-pass-1' };

const sample: SampleRequest = {
  sample_location: 'Plot A, near the borehole',
  sample_notes: 'Depth 15 cm',
  soil_type: 'loam',
  size_of_land: '1.5',
  main_crop: 1,
  other_crops: [2],
};
const booking: BookingRequest = {
  uuid: '5f0c1c39-6e0f-4a58-9d4c-7d2f1c2f6f10',
  farmer: 1,
  name: 'Wanjiku Kariuki',
  soil_test_date: '2099-01-15',
  test_type: 'complete-soil-analysis',
  farming_type: 'mixed',
  crops: [1, 2],
  notes: 'Call before coming.',
  discount: 250,
  samples: [sample, { ...sample, sample_location: 'Plot B' }],
};

describe.each(inject('drfServers'))(
  'with Django REST Framework $version, profile $profile',
  ({ url, profile }) => {
    let session: Session;
    let shown: NewToast[];
    let udongo: UdongoApi;
    const connect = (options: Partial<UdongoOptions> = {}) =>
      createUdongo({ baseUrl: url, session, notify: (toast) => shown.push(toast), retries: 0, ...options });
    beforeEach(async () => {
      session = createSession({ storage: memoryStorage() });
      shown = [];
      udongo = connect();
      await udongo.auth.login(credentials);
    });

    test('an agent books for a farmer, corrects a sample, changes the booking and takes it back', async () => {
      expect(session.get()?.user).toEqual({ id: 5, name: 'Mwangi Otieno', role: 'agent' });
      expect(await udongo.auth.checkLoginStatus()).toMatchObject({ login_status: true });

      const bad = { ...booking, samples: [sample, { ...sample, soil_type: 'silt', main_crop: 999 }] };
      const refused = await errorOf(udongo.bookings.create(bad as BookingRequest));
      expect(refused).toMatchObject({ name: 'BadRequestError', status: 400 });
      expect(fieldErrors(refused)).toEqual({
        'samples.1.soil_type': '"silt" is not a valid choice.',
        'samples.1.main_crop': 'Invalid pk "999" - object does not exist.',
      });
      expect(refused.message).toBe(
        'Samples 2 Soil Type: "silt" is not a valid choice.\nSamples 2 Main Crop: Invalid pk "999" - object does not exist.',
      );

      const stored = await udongo.bookings.create(booking);
      expect(stored).toMatchObject({ created_by: 5, discount: '250.00', no_of_samples: 2, paid: false });
      expect(stored.uuid).toBeUndefined();
      expect(stored.samples.map(({ size_of_land }) => size_of_land)).toEqual(['1.50', '1.50']);

      const { notes: _, ...withoutNotes } = booking;
      const [kept] = stored.samples;
      const changed = await udongo.bookings.update(stored.id, {
        ...withoutNotes,
        samples: [{ ...sample, id: kept?.id, sample_notes: 'Depth 30 cm' }, sample],
      });
      expect(changed.notes).toBe('Call before coming.');
      expect(changed.samples[0]).toMatchObject({ id: kept?.id, sample_notes: 'Depth 30 cm' });
      expect(stored.samples.map(({ id }) => id)).not.toContain(changed.samples[1]?.id);

      const listed = await udongo.bookings.list({ fields: 'id', ordering: 'id' });
      expect(listed.results).toContainEqual({ id: stored.id });
      expect(await udongo.bookings.get(stored.id, { fields: 'id,notes' })).toEqual({
        id: stored.id,
        notes: 'Call before coming.',
      });

      expect(await udongo.bookings.delete(stored.id)).toBeUndefined();
      expect(await errorOf(udongo.bookings.delete(stored.id))).toMatchObject({
        name: 'BadRequestError',
        message: 'The requested resource was not found.',
      });

      const old = session.get()?.token;
      await udongo.auth.logout();
      expect(session.get()).toBeNull();
      expect(shown.map(({ title }) => title)).toEqual(['Account login', 'Account logout']);
      const dead = udongo.crops.list({}, { headers: { Authorization: `Bearer ${old}` } });
      expect(await errorOf(dead)).toMatchObject({ status: 401 });
    });

    test('an agent finds farmers, crops and counties', async () => {
      const page = await udongo.farmers.list({ search: 'kariuki', limit: 1, referrer: 5 });
      expect(page).toMatchObject({ count: 2, total_pages: 2, previous: null });
      const inside = { id: 1, user: { profile: { phone_number: '+254712345670' } } };
      const beside = { id: 1, profile: { phone_number: '+254712345670' } };
      expect(page.results[0]).toMatchObject(profile === 'inside user' ? inside : beside);

      const names: string[] = [];
      for await (const { user } of udongo.farmers.iterate({ search: 'kariuki', limit: 1 }))
        names.push(user.full_name);
      expect(names).toEqual(['Wanjiku Kariuki', 'Kamau Kariuki']);

      const { results } = await udongo.crops.list({ public: true, limit: 100, ordering: 'name' });
      expect(results[0]).toMatchObject({ name: 'Maize', n_low: '20.00', n_high: '60.50' });
      expect((await udongo.counties.list({ search: '' })).count).toBe(3);
    });

    test('bookings that are deleted while they are walked through end the walk', async () => {
      const made: number[] = [];
      for (let count = 0; count < 3; count += 1) made.push((await udongo.bookings.create(booking)).id);
      const seen: number[] = [];
      for await (const { id } of udongo.bookings.iterate({ limit: 1, ordering: 'id' })) {
        seen.push(id);
        for (const each of made.splice(0)) await udongo.bookings.delete(each);
      }
      expect(seen).toHaveLength(1);
    });

    test('wrong credentials, a role too low, a broken server and an unknown route are what they are', async () => {
      const wrong = udongo.auth.login({ ...credentials, password: 'wrong' });
      expect(await errorOf(wrong)).toMatchObject({
        status: 400,
        message: 'Unable to log in with provided credentials.',
      });
      expect(await errorOf(udongo.discounts.list())).toMatchObject({
        status: 403,
        message: "You don't have permission to perform this action.",
      });
      expect(await errorOf(udongo.agents.list())).toMatchObject({
        name: 'BadResponseError',
        message: 'Server error occurred. Please try again later.',
      });
      // A plain service does not have this extension.
      expect(await errorOf(udongo.bookings.getByUuid('5f0c1c39-6e0f-4a58-9d4c-7d2f1c2f6f10'))).toMatchObject({
        status: 404,
        message: 'The requested resource was not found.',
      });
    });

    test('a login that has expired is asked for, and the call goes out again', async () => {
      await udongo.auth.logout();
      const expired = createSession({ storage: memoryStorage() });
      const login = await connect({ session: undefined }).auth.login(credentials);
      expired.set({ ...login, token: 'expired' });
      const client = connect({
        session: expired,
        onUnauthorized: async () => {
          expired.set(login);
          return true;
        },
      });
      expect((await client.counties.list()).count).toBe(3);
    });

    test('an anonymous visitor reads what is public, without a header of ours', async () => {
      const visitor = createUdongo({ baseUrl: url, retries: 0 });
      expect((await visitor.counties.list()).count).toBe(3);
      expect(await errorOf(visitor.bookings.list())).toMatchObject({ status: 401 });
      // The effect of a header that a stock CORS setting does not know.
      const call = visitor.counties.list({}, { headers: { 'X-Udongo-Client': 'sdk' } });
      if (isBrowser) expect(await errorOf(call)).toMatchObject({ name: 'NetworkError' });
      else expect((await call).count).toBe(3);
    });
  },
);

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('The call gave no ApiError', { cause: error });
  return error;
}
