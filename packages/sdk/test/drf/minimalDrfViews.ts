import { type Call, type DrfAnswer, type DrfRequest, detail, list, ok, type Route } from './drfAnswer.ts';
import { bookingErrors } from './drfBookings.ts';
import {
  type MinimalDrfStore,
  type MinimalDrfUser,
  minimalDrfPassword,
  type Row,
  withDecimals,
} from './minimalDrfStore.ts';

type MinimalDrfCall = Call<MinimalDrfStore>;
type View = (call: MinimalDrfCall) => DrfAnswer;

/** The most rows of one page, whatever limit is asked for. */
const longestPage = 20;

/**
 * The views of a plain service that knows nothing of Udongo's extensions: no accounts, no boot, no partner
 * keys, and users, counties and devices read-only. It knows the filter `search` and the orderings `id` and
 * `name`; it ignores all others.
 */
export function minimalDrfRoutes({ kind }: MinimalDrfStore): readonly Route<MinimalDrfStore>[] {
  const isPublic = kind.visitors === 'welcome';
  const asDecimals =
    (view: View): View =>
    (call) => {
      const answer = view(call);
      return 'json' in answer ? { ...answer, json: withDecimals(kind.decimals, answer.json) } : answer;
    };
  const route = (path: string, views: Record<string, View>, options: { isPublic?: boolean } = {}) => ({
    pattern: new RegExp(`^${path.replace('{id}', '(\\d+)')}/$`),
    ...options,
    views: Object.fromEntries(Object.entries(views).map(([method, view]) => [method, asDecimals(view)])),
  });
  const readOnly = (path: string, rows: (store: MinimalDrfStore) => readonly Row[], options = {}) => [
    route(path, { GET: listOf(rows) }, options),
    route(`${path}/{id}`, { GET: oneOf(rows) }, options),
  ];
  const writable = (path: string, rows: (store: MinimalDrfStore) => Row[], check: Check, options = {}) => [
    route(path, { GET: listOf(rows), POST: createIn(rows, check) }, options),
    route(
      `${path}/{id}`,
      { GET: oneOf(rows), PUT: updateIn(rows, check), DELETE: deleteFrom(rows) },
      options,
    ),
  ];
  return [
    route('/users/auth/login', { POST: logIn }, { isPublic: true }),
    route('/users/auth/logout', { POST: logOut }),
    route('/users/auth/check-login-status', {
      GET: ({ store, token }) => ok({ login_status: true, user: store.tokens.get(token) }),
    }),
    ...readOnly('/users/account/profiles', ({ users }) => users),
    ...readOnly('/counties', ({ counties }) => counties, { isPublic }),
    ...readOnly('/agric/agents', ({ agents }) => agents, { isPublic }),
    ...readOnly('/agric/devices', () => []),
    ...writable('/agric/crops', ({ crops }) => crops, needs('name'), { isPublic }),
    ...writable('/agric/other-crop-names', (store) => store.otherCropNames, needs('name', 'crop', 'county')),
    ...writable('/agric/farmers', ({ farmers }) => farmers, farmerErrors),
    ...writable('/agric/soil-test-samples', ({ samples }) => samples, needs('booking', 'sensor_data')),
    ...writable('/agric/soil-test-bookings', ({ bookings }) => bookings, checkBooking, { isPublic }),
    route('/agric/mark-booking-as-paid', { POST: markAsPaid }),
    ...(kind.habits === 'unkind'
      ? [
          ...readOnly('/agric/discounts', ({ discounts }) => discounts),
          ...readOnly('/blogs', ({ articles }) => articles),
          ...readOnly('/contact', ({ messages }) => messages),
        ]
      : []),
  ];
}

/** The errors of a body; undefined when it has none. */
type Check = (call: MinimalDrfCall) => Record<string, unknown> | undefined;

function needs(...fields: string[]): Check {
  return ({ body }) => {
    const missing = fields.filter((field) => body[field] === undefined || body[field] === '');
    const errors = missing.map((field) => [field, ['This field is required.']]);
    return errors.length > 0 ? Object.fromEntries(errors) : undefined;
  };
}

/** A farmer is sent as it is answered, with the person inside. */
function farmerErrors({ body }: MinimalDrfCall) {
  const { user } = body;
  if (typeof user !== 'object' || user === null) return { user: ['This field is required.'] };
  return 'full_name' in user && user.full_name
    ? undefined
    : { user: { full_name: ['This field is required.'] } };
}

/** `referrer_agent` is the agent's own id, or on some servers that of the agent's user. */
function checkBooking({ store, body }: MinimalDrfCall) {
  const { referrer_agent: referrer } = body;
  const isAgent = referrer == null || store[store.kind.referrers].some(({ id }) => id === Number(referrer));
  const errors = {
    ...bookingErrors(body, { version: '3.18', profile: 'inside user' }),
    ...(!isAgent && { referrer_agent: [`Invalid pk "${String(referrer)}" - object does not exist.`] }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function logIn({ store, body }: MinimalDrfCall): DrfAnswer {
  const user = store.users.find(({ email }) => email === body.email);
  if (!user || body.password !== minimalDrfPassword)
    return { status: 400, json: { non_field_errors: ['Unable to log in with provided credentials.'] } };
  const token = `token-${store.nextId()}`;
  store.tokens.set(token, user);
  return ok({ token, user });
}

function logOut({ store, token }: MinimalDrfCall): DrfAnswer {
  store.tokens.delete(token);
  return { status: 204 };
}

/** Only an administrator sees the bookings of others. */
function mayReach(row: Row, user: MinimalDrfUser | undefined): boolean {
  if (!('created_by' in row) || user?.is_superuser) return true;
  return row.created_by === user?.id || (user?.farmer != null && row.farmer === user.farmer);
}

function listOf(rows: (store: MinimalDrfStore) => readonly Row[]): View {
  return ({ store, request, token }) => {
    const search = request.url.searchParams.get('search')?.toLowerCase() ?? '';
    const found = rows(store)
      .filter((row) => mayReach(row, store.tokens.get(token)))
      .filter((row) => textsOf(row).toLowerCase().includes(search));
    return list(request, inOrder(found, request), longestPage);
  };
}

/** The text that a search looks through, without numbers. */
function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.values(value).map(textsOf).join('\n') : '';
}

function inOrder(rows: readonly Row[], { url }: DrfRequest): readonly Row[] {
  const [, minus, field = ''] = /^(-?)(id|name)$/.exec(url.searchParams.get('ordering') ?? '') ?? [];
  if (!field) return rows;
  const sorted = rows.toSorted((one, other) =>
    field === 'id' ? one.id - other.id : String(one.name) < String(other.name) ? -1 : 1,
  );
  return minus ? sorted.reverse() : sorted;
}

function oneOf(rows: (store: MinimalDrfStore) => readonly Row[]): View {
  return ({ store, id, token }) => {
    const row = rows(store).find((one) => one.id === id);
    return row && mayReach(row, store.tokens.get(token)) ? ok(row) : notFound();
  };
}

function createIn(rows: (store: MinimalDrfStore) => Row[], check: Check): View {
  return (call) => {
    const errors = check(call);
    if (errors) return { status: 400, json: errors };
    const row = toRow(call, { id: call.store.nextId() });
    rows(call.store).push(row);
    return { status: 201, json: row };
  };
}

function updateIn(rows: (store: MinimalDrfStore) => Row[], check: Check): View {
  return (call) => {
    const all = rows(call.store);
    const index = all.findIndex((one) => one.id === call.id);
    const before = all[index];
    if (!before) return notFound();
    const errors = check(call);
    if (errors) return { status: 400, json: errors };
    all[index] = toRow(call, before);
    return call.store.kind.changes === 'silent' ? { status: 204 } : ok(all[index]);
  };
}

function deleteFrom(rows: (store: MinimalDrfStore) => Row[]): View {
  return ({ store, id }) => {
    const index = rows(store).findIndex((one) => one.id === id);
    if (index < 0) return notFound();
    rows(store).splice(index, 1);
    return { status: 204 };
  };
}

/** Keys that a plain service does not store. */
const foreign = ['uuid', 'code', 'status', 'partner_key'];

function toRow({ store, token, body }: MinimalDrfCall, before: Row): Row {
  const known = Object.entries(body).filter(([key]) => !foreign.includes(key));
  const row: Row = { ...before, ...Object.fromEntries(known), id: before.id };
  if (!Array.isArray(row.samples)) return row;
  const samples = row.samples.map((sample) => ({ ...sample, id: sample.id ?? store.nextId() }));
  const now = '2026-11-20T20:27:26.303015+03:00';
  const own = {
    created_by: store.tokens.get(token)?.id ?? null,
    paid: false,
    canceled: false,
    created_on: now,
  };
  return { ...own, ...blankBooking, ...row, samples, no_of_samples: samples.length, updated_on: now };
}

const blankBooking = {
  ...{ farmer: null, name: '', email: '', phone_no: '', county: null, address: '', crops: [], notes: '' },
  ...{ referrer_agent: null, agent: null, discount: 0, discount_code: '', is_report_sent: false },
};

/** As recorded: the answer is a sentence, not the booking. */
function markAsPaid({ store, token, body }: MinimalDrfCall): DrfAnswer {
  if (!store.tokens.get(token)?.is_superuser)
    return detail(403, 'You do not have permission to perform this action.');
  const booking = store.bookings.find(({ id }) => id === body.booking);
  if (!booking)
    return { status: 400, json: { booking: [`Invalid pk "${body.booking}" - object does not exist.`] } };
  booking.paid = true;
  return ok({ message: 'Booking marked as paid.' });
}

function notFound(): DrfAnswer {
  return detail(404, 'Not found.');
}
