/** The state of a list that its requests depend on. */
export interface ListState {
  /** Applied filters as text, by name; empty ones are left out. */
  filters: Readonly<Record<string, string>>;
  /** 'name' or '-name', as in the API; '' for the server's own order. */
  ordering: string;
  /** 1-based. */
  page: number;
  /** Rows per page. */
  limit: number;
}

export interface ListStateShape {
  /** A prefix of each parameter, with a dot, so that two lists on one page don't clash. Default: none. */
  namespace?: string | undefined;
  /** Names of the filters. 'page', 'limit' and 'ordering' are reserved. */
  filterNames: readonly string[];
  /** The orderings that an address can name, without the minus. */
  orderings: readonly string[];
  /** The page sizes that an address can name. */
  limits: readonly number[];
  defaults: Pick<ListState, 'ordering' | 'limit'>;
}

/** Reads the list's state from an address; missing and invalid parts get their defaults. Never throws. */
export function readListState(search: string, shape: ListStateShape): ListState {
  const given = new Map<string, string>();
  for (const { name, value } of splitParameters(search)) if (!given.has(name)) given.set(name, value);
  const get = (name: string) => given.get(parameterOf(name, shape)) ?? '';

  const page = get('page');
  const limit = Number(get('limit'));
  const ordering = get('ordering');
  return {
    filters: cleanFilters(Object.fromEntries(shape.filterNames.map((name) => [name, get(name)]))),
    ordering: shape.orderings.includes(ordering.replace(/^-/, '')) ? ordering : shape.defaults.ordering,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    limit: shape.limits.includes(limit) ? limit : shape.defaults.limit,
  };
}

/**
 * Writes the list's state into an address, without defaults. Parameters of other code stay as they are
 * written, first.
 */
export function writeListState(search: string, state: ListState, shape: ListStateShape): string {
  const { defaults, filterNames } = shape;
  const own = [...filterNames, 'ordering', 'page', 'limit'];
  const ownParameters = new Set(own.map((name) => parameterOf(name, shape)));
  const values = new Map([
    ...Object.entries(state.filters),
    ['ordering', state.ordering === defaults.ordering ? '' : state.ordering] as const,
    ['page', state.page === 1 ? '' : String(state.page)] as const,
    ['limit', state.limit === defaults.limit ? '' : String(state.limit)] as const,
  ]);
  const parameters = new URLSearchParams();
  for (const name of own) {
    const value = values.get(name);
    if (value) parameters.set(parameterOf(name, shape), value);
  }
  const foreign = splitParameters(search).filter(({ name }) => !ownParameters.has(name));
  const written = [...foreign.map(({ text }) => text), parameters.toString()].filter(Boolean).join('&');
  return written && `?${written}`;
}

/** Removes empty filters. */
export function cleanFilters(filters: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export function isSameState(one: ListState, other: ListState): boolean {
  return (
    one.ordering === other.ordering &&
    one.page === other.page &&
    one.limit === other.limit &&
    isSameFilters(one.filters, other.filters)
  );
}

export function isSameFilters(one: ListState['filters'], other: ListState['filters']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

function parameterOf(name: string, { namespace }: ListStateShape) {
  return namespace ? `${namespace}.${name}` : name;
}

function splitParameters(search: string) {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((text) => {
      const [[name, value] = ['', '']] = [...new URLSearchParams(text)];
      return { text, name, value };
    });
}
