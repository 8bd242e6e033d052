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

/** The logged-in users, by token. */
export interface TokenStore {
  tokens: { has(token: string): boolean };
}

/** Habits of services behind a website, or with a changed class of metadata. */
export interface UnkindHabits {
  /** Status of the web page that is the answer to an unknown path. Default 404. */
  unknownPath?: 200 | 404;
  /** Whether OPTIONS lists `actions`, the methods of the account. Default true. */
  hasActions?: boolean;
}

/** Answers a request whose path has its slash; the checks are in the order of Django REST Framework. */
export function answerDrf<Store extends TokenStore>(
  routes: readonly Route<Store>[],
  store: Store,
  request: DrfRequest,
  { unknownPath = 404, hasActions = true }: UnkindHabits = {},
): DrfAnswer {
  const path = request.url.pathname;
  const route = routes.find(({ pattern }) => pattern.test(path));
  if (!route) return { status: unknownPath, html: '<!doctype html><h1>Not Found</h1>' };
  if (!/json|\*\/\*/.test(request.accept)) return detail(406, 'Could not satisfy the request Accept header.');
  const [scheme, token = ''] = request.authorization.split(' ');
  // An expired token is refused even where everybody can read; another scheme counts as none.
  if (scheme === 'Bearer' && !store.tokens.has(token)) return unauthorized('Invalid token.');
  if (scheme !== 'Bearer' && !route.isPublic)
    return unauthorized('Authentication credentials were not provided.');
  if (request.method === 'OPTIONS') {
    const methods = Object.keys(route.views);
    const actions = Object.fromEntries(methods.map((method) => [method, {}]));
    return {
      ...ok(hasActions ? { actions } : { name: 'List' }),
      headers: { Allow: [...methods, 'HEAD', 'OPTIONS'].join(', ') },
    };
  }
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

export interface Call<Store> {
  store: Store;
  request: DrfRequest;
  id: number;
  token: string;
  body: Record<string, unknown>;
}

export interface Route<Store> {
  pattern: RegExp;
  isPublic?: boolean;
  views: Record<string, (call: Call<Store>) => DrfAnswer>;
}

export function list(request: DrfRequest, records: readonly object[], maxLimit = 200): DrfAnswer {
  const { searchParams: query, origin, pathname } = request.url;
  const limit = Math.min(Number(query.get('limit')) || 10, maxLimit);
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

/** Reduces a record to the `fields` of the request; unknown names are ignored. */
export function cut(request: DrfRequest, record: object): object {
  const fields = request.url.searchParams.get('fields')?.split(',');
  return fields
    ? Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
    : record;
}

export function ok(json: unknown): DrfAnswer {
  return { status: 200, json };
}

export function detail(status: number, text: string): DrfAnswer {
  return { status, json: { detail: text } };
}

function unauthorized(text: string): DrfAnswer {
  return { ...detail(401, text), headers: { 'WWW-Authenticate': 'Bearer' } };
}
