import { type Call, cut, type DrfAnswer, detail, list, ok, type Route } from './drfAnswer.ts';
import { bookingErrors } from './drfBookings.ts';
import { agent, counties, crops, type DrfStore, farmers, password, type StoredBooking } from './drfStore.ts';

/** The views that were recorded. */
export const recordedRoutes: Route<DrfStore>[] = [
  { pattern: /^\/users\/auth\/login\/$/, isPublic: true, views: { POST: login } },
  { pattern: /^\/users\/auth\/logout\/$/, views: { POST: logout } },
  {
    pattern: /^\/users\/auth\/check-login-status\/$/,
    views: { GET: () => ok({ login_status: true, user: agent }) },
  },
  { pattern: /^\/counties\/$/, isPublic: true, views: { GET: ({ request }) => list(request, counties) } },
  { pattern: /^\/agric\/crops\/$/, views: { GET: ({ request }) => list(request, crops) } },
  { pattern: /^\/agric\/farmers\/$/, views: { GET: listFarmers } },
  { pattern: /^\/agric\/soil-test-bookings\/$/, views: { GET: listBookings, POST: create } },
  { pattern: /^\/agric\/soil-test-bookings\/(\d+)\/$/, views: { GET: get, PUT: update, DELETE: remove } },
  {
    pattern: /^\/agric\/discounts\/$/,
    views: { GET: () => detail(403, 'You do not have permission to perform this action.') },
  },
  {
    pattern: /^\/agric\/agents\/$/,
    views: { GET: () => ({ status: 500, html: '<h1>Server Error (500)</h1>' }) },
  },
];

function login({ store, body }: Call<DrfStore>): DrfAnswer {
  if (body.email !== agent.email || body.password !== password)
    return { status: 400, json: { non_field_errors: ['Unable to log in with provided credentials.'] } };
  const token = `token-${store.nextId()}`;
  store.tokens.add(token);
  return ok({ token, user: agent });
}

function logout({ store, token }: Call<DrfStore>): DrfAnswer {
  store.tokens.delete(token);
  return { status: 204 };
}

function listFarmers({ store, request }: Call<DrfStore>): DrfAnswer {
  const search = request.url.searchParams.get('search')?.toLowerCase() ?? '';
  const found = farmers.filter(({ user }) => user.full_name.toLowerCase().includes(search));
  const isInside = store.kind.profile === 'inside user';
  return list(
    request,
    found.map(({ id, user, profile }) =>
      isInside ? { id, user: { ...user, profile } } : { id, user, profile },
    ),
  );
}

function listBookings({ store, request }: Call<DrfStore>): DrfAnswer {
  return list(request, [...store.bookings.values()]);
}

function create({ store, body }: Call<DrfStore>): DrfAnswer {
  const errors = bookingErrors(body, store.kind);
  if (errors) return { status: 400, json: errors };
  const id = store.nextId();
  const stored = toStored(store, body, {
    id,
    created_by: agent.id,
    ...blankBooking,
    created_on: '2026-11-20T20:27:26.303015+03:00',
  });
  store.bookings.set(id, stored);
  return { status: 201, json: stored };
}

function get({ store, request, id }: Call<DrfStore>): DrfAnswer {
  const booking = store.bookings.get(id);
  return booking ? ok(cut(request, booking)) : notFound(store);
}

function update({ store, id, body }: Call<DrfStore>): DrfAnswer {
  const booking = store.bookings.get(id);
  if (!booking) return notFound(store);
  const errors = bookingErrors(body, store.kind);
  if (errors) return { status: 400, json: errors };
  store.bookings.set(id, toStored(store, body, booking));
  return ok(store.bookings.get(id));
}

function remove({ store, id }: Call<DrfStore>): DrfAnswer {
  return store.bookings.delete(id) ? { status: 204 } : notFound(store);
}

/** Unknown and read-only keys are dropped silently; samples without id replace the stored ones. */
function toStored(store: DrfStore, body: Record<string, unknown>, before: object): StoredBooking {
  const known = Object.entries(body).filter(([key]) => key in blankBooking && !readOnly.includes(key));
  // A body that passed `bookingErrors` has a booking's fields.
  const { samples, discount, ...rest } = { ...before, ...Object.fromEntries(known) } as StoredBooking;
  return {
    ...rest,
    discount: Number(discount).toFixed(2),
    no_of_samples: samples.length,
    samples: samples.map((sample) => ({
      ...sample,
      id: sample.id ?? store.nextId(),
      size_of_land: Number(sample.size_of_land).toFixed(2),
    })),
    updated_on: '2026-11-20T20:27:26.457070+03:00',
  };
}

const readOnly = ['paid', 'canceled'];
const blankBooking = {
  farmer: null,
  name: '',
  email: '',
  phone_no: '',
  soil_test_date: '',
  no_of_samples: 0,
  test_type: '',
  county: null,
  address: '',
  crops: [],
  notes: '',
  referrer_agent: null,
  agent: null,
  farming_type: '',
  discount: 0,
  discount_code: '',
  is_report_sent: false,
  paid: false,
  canceled: false,
  samples: [],
};

function notFound({ kind }: DrfStore): DrfAnswer {
  return detail(404, kind.version === '3.14' ? 'Not found.' : 'No Booking matches the given query.');
}
