/** The state of a list that its requests depend on. */
export interface ListState {
  /** Applied filters as text, by name; empty ones are left out. */
  filters: Readonly<Record<string, string>>;
  /** 'name' or '-name', as in the API; '' for the server's own order. */
  ordering: string;
  /** 1-based. */
  page: number;
  /** Where the page begins, if the server answers `nextCursor`. Left out for the first page. */
  cursor?: string | undefined;
  /** The number of further pages that are shown below this one. Left out for none. */
  more?: number | undefined;
  /** Rows per page. */
  limit: number;
}

export interface ListStateShape {
  /** A prefix of each parameter, with a dot, so that two lists on one page don't clash. Default: none. */
  namespace?: string | undefined;
  /** Names of the filters. Those of `reservedNames` are taken. */
  filterNames: readonly string[];
  /** The orderings that an address can name, without the minus. */
  orderings: readonly string[];
  /** The page sizes that an address can name. */
  limits: readonly number[];
  defaults: Pick<ListState, 'ordering' | 'limit'>;
}

/** The parameters of a list that are no filter. */
export const reservedNames: readonly string[] = ['ordering', 'page', 'cursor', 'more', 'limit'];

/** Reads the list's state from an address; missing and invalid parts get their defaults. Never throws. */
export function readListState(search: string, shape: ListStateShape): ListState {
  const given = new Map<string, string>();
  for (const { name, value } of splitParameters(search)) if (!given.has(name)) given.set(name, value);
  const get = (name: string) => given.get(parameterOf(name, shape)) ?? '';

  const page = get('page');
  const limit = Number(get('limit'));
  const ordering = get('ordering');
  const cursor = get('cursor');
  const more = get('more');
  return {
    filters: cleanFilters(Object.fromEntries(shape.filterNames.map((name) => [name, get(name)]))),
    ordering: shape.orderings.includes(ordering.replace(/^-/, '')) ? ordering : shape.defaults.ordering,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    ...(cursor && { cursor }),
    ...(/^[1-9]\d{0,2}$/.test(more) && { more: Number(more) }),
    limit: shape.limits.includes(limit) ? limit : shape.defaults.limit,
  };
}

/**
 * Writes the list's state into an address, without defaults. Parameters of other code stay as they are
 * written, first.
 */
export function writeListState(search: string, state: ListState, shape: ListStateShape): string {
  const { defaults, filterNames } = shape;
  const own = [...filterNames, ...reservedNames];
  const ownParameters = new Set(own.map((name) => parameterOf(name, shape)));
  const values = new Map([
    ...Object.entries(state.filters),
    ['ordering', state.ordering === defaults.ordering ? '' : state.ordering] as const,
    ['page', state.page === 1 ? '' : String(state.page)] as const,
    ['cursor', state.cursor] as const,
    ['more', String(state.more || '')] as const,
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
  return isSamePage(one, other) && (one.more ?? 0) === (other.more ?? 0) && isSameWalk(one, other);
}

export function isSamePage(one: ListState, other: ListState): boolean {
  return one.page === other.page && one.cursor === other.cursor;
}

/** The number of the last page that a state shows. */
export function lastShown({ page, more = 0 }: ListState): number {
  return page + more;
}

/** Whether both are pages of the same rows, in the same order and of the same size. */
export function isSameWalk(one: ListState, other: ListState): boolean {
  return (
    one.ordering === other.ordering && one.limit === other.limit && isSameFilters(one.filters, other.filters)
  );
}

function isSameFilters(one: ListState['filters'], other: ListState['filters']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Merges typed filters after the applied ones changed elsewhere: untouched ones follow, the others stay. */
export function followFilters(
  typed: ListState['filters'],
  before: ListState['filters'],
  after: ListState['filters'],
  { filterNames }: ListStateShape,
): ListState['filters'] {
  if (isSameFilters(before, after)) return typed;
  return Object.fromEntries(
    filterNames.map((name) => {
      const text = typed[name] ?? '';
      return [name, text === (before[name] ?? '') ? (after[name] ?? '') : text];
    }),
  );
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
