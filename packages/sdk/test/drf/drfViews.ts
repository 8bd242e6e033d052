import { bookingErrors } from './drfBookings.ts';
import { agent, counties, crops, type DrfStore, farmers, password, type StoredBooking } from './drfStore.ts';

export interface DrfRequest {
  method: string;
  url: URL;
  accept: string;
  authorization: string;
  contentType: string;
  text: string;
}

export interface DrfAnswer {
  status: number;
  json?: unknown;
  html?: string;
  headers?: Record<string, string>;
}

/** Answers a request whose path has its slash; the checks come in the order of Django REST Framework. */
export function answerDrf(store: DrfStore, request: DrfRequest): DrfAnswer {
  const path = request.url.pathname;
  const route = routes.find(({ pattern }) => pattern.test(path));
  if (!route) return { status: 404, html: '<!doctype html><h1>Not Found</h1>' };
  if (!/json|\*\/\*/.test(request.accept)) return detail(406, 'Could not satisfy the request Accept header.');
  const [scheme, token = ''] = request.authorization.split(' ');
  // A dead token is refused where everybody may read, too; another scheme counts as none.
  if (scheme === 'Bearer' && !store.tokens.has(token)) return unauthorized('Invalid token.');
  if (scheme !== 'Bearer' && !route.isPublic)
    return unauthorized('Authentication credentials were not provided.');
  const view = route.views[request.method];
  if (!view) return detail(405, `Method "${request.method}" not allowed.`);
  const id = Number(route.pattern.exec(path)?.[1]);
  if (!request.text) return view({ store, request, id, token, body: {} });
  if (!request.contentType.startsWith('application/json'))
    return detail(415, `Unsupported media type "${request.contentType}" in request.`);
  try {
    return view({ store, request, id, token, body: JSON.parse(request.text) });
  } catch {
    return detail(400, 'JSON parse error - Expecting value: line 1 column 1 (char 0)');
  }
}

interface Call {
  store: DrfStore;
  request: DrfRequest;
  id: number;
  token: string;
  body: Record<string, unknown>;
}

interface Route {
  pattern: RegExp;
  isPublic?: boolean;
  views: Record<string, (call: Call) => DrfAnswer>;
}

const routes: Route[] = [
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

function login({ store, body }: Call): DrfAnswer {
  if (body.email !== agent.email || body.password !== password)
    return { status: 400, json: { non_field_errors: ['Unable to log in with provided credentials.'] } };
  const token = `token-${store.nextId()}`;
  store.tokens.add(token);
  return ok({ token, user: agent });
}

function logout({ store, token }: Call): DrfAnswer {
  store.tokens.delete(token);
  return { status: 204 };
}

function listFarmers({ store, request }: Call): DrfAnswer {
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

function listBookings({ store, request }: Call): DrfAnswer {
  return list(request, [...store.bookings.values()]);
}

function create({ store, body }: Call): DrfAnswer {
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

function get({ store, request, id }: Call): DrfAnswer {
  const booking = store.bookings.get(id);
  return booking ? ok(cut(request, booking)) : notFound(store);
}

function update({ store, id, body }: Call): DrfAnswer {
  const booking = store.bookings.get(id);
  if (!booking) return notFound(store);
  const errors = bookingErrors(body, store.kind);
  if (errors) return { status: 400, json: errors };
  store.bookings.set(id, toStored(store, body, booking));
  return ok(store.bookings.get(id));
}

function remove({ store, id }: Call): DrfAnswer {
  return store.bookings.delete(id) ? { status: 204 } : notFound(store);
}

/** Unknown and read-only keys are dropped without a word; samples without id replace the stored ones. */
function toStored(store: DrfStore, body: Record<string, unknown>, before: object): StoredBooking {
  const known = Object.entries(body).filter(([key]) => key in blankBooking && !readOnly.includes(key));
  // What `bookingErrors` let pass has a booking's fields.
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

function list(request: DrfRequest, records: readonly object[]): DrfAnswer {
  const { searchParams: query, origin, pathname } = request.url;
  const limit = Math.min(Number(query.get('limit')) || 10, 200);
  const pages = Math.max(1, Math.ceil(records.length / limit));
  const page = Number(query.get('page') ?? 1);
  if (!(page >= 1 && page <= pages)) return detail(404, 'Invalid page.');
  const link = (to: number) => {
    const sorted = new URLSearchParams([...query].filter(([name]) => name !== 'page'));
    if (to > 1) sorted.set('page', String(to));
    sorted.sort();
    return to >= 1 && to <= pages ? `${origin}${pathname}?${sorted}` : null;
  };
  const results = records.slice((page - 1) * limit, page * limit).map((record) => cut(request, record));
  return ok({
    count: records.length,
    total_pages: pages,
    next: link(page + 1),
    previous: link(page - 1),
    results,
  });
}

/** Cut down to the `fields` that were asked for; unknown names are ignored. */
function cut(request: DrfRequest, record: object): object {
  const fields = request.url.searchParams.get('fields')?.split(',');
  return fields
    ? Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
    : record;
}

function ok(json: unknown): DrfAnswer {
  return { status: 200, json };
}

function detail(status: number, text: string): DrfAnswer {
  return { status, json: { detail: text } };
}

function unauthorized(text: string): DrfAnswer {
  return { ...detail(401, text), headers: { 'WWW-Authenticate': 'Bearer' } };
}

function notFound({ kind }: DrfStore): DrfAnswer {
  return detail(404, kind.version === '3.14' ? 'Not found.' : 'No Booking matches the given query.');
}
