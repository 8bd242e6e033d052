import { demoPasswords } from '../../../packages/reference-backend/src/seed/people.ts';

const email = 'admin@udongo.test';

export interface StoredBooking {
  /** The values under the names of `expected`. */
  typed: Record<string, unknown>;
  /** Ids of records that were chosen from lists. */
  chosen: { county: number; agent: number; crops: number[]; main_crops: number[] };
}

/** Reads a booking by its code, as an administrator. Throws if there is none. */
export async function readBooking(api: string, code: string): Promise<StoredBooking> {
  const login = await fetch(`${api}/users/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPasswords[email] }),
  });
  const { token } = await login.json();
  const get = async (path: string) => {
    const response = await fetch(api + path, { headers: { Authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}.`);
    return response.json();
  };
  const { results } = await get(`/agric/soil-test-bookings?search=${code}`);
  const [{ id }, ...others] = results;
  if (others.length > 0) throw new Error(`Several bookings are called ${code}.`);
  const { county, agent, crops, samples, ...booking } = await get(`/agric/soil-test-bookings/${id}`);
  return {
    typed: {
      ...pick(booking, [
        'name',
        'phone_no',
        'email',
        'test_type',
        'soil_test_date',
        'farming_type',
        'address',
        'notes',
        'discount_code',
        'no_of_samples',
      ]),
      samples: samples.map((sample: Record<string, unknown>) =>
        pick(sample, ['sample_location', 'soil_type', 'size_of_land', 'sample_notes']),
      ),
    },
    chosen: {
      county,
      agent,
      crops,
      main_crops: samples.map(({ main_crop }: { main_crop: number }) => main_crop),
    },
  };
}

function pick(record: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}
