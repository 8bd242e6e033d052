import { notFound } from '../errors.ts';
import type { Listed, ListQuery, WantedFields } from '../services/platform/list.ts';
import { isStorableKey, isWholeNumber } from '../validation/storable.ts';
import type { AppContext } from './AppEnv.ts';
import { readGrowingKeyFilter, readKeyFilter } from './filters.ts';
import { addVersion } from './versions.ts';

/**
 * Reads `page`, `limit`, `search`, `ordering`, `id_after` and `download`. An unreadable limit is 10, one above 200 is 200.
 * Errors: throws 404 for a page that is no number from 1 nor `last`, 400 for an `id_after` or `download` that is no number.
 */
export function readListQuery(context: AppContext): ListQuery {
  const query = context.req.query();
  context.set('download', readKeyFilter(context, 'download'));
  const limit = /^\d+$/.test(query.limit ?? '') ? Number(query.limit) : 0;
  return {
    page: readPage(query.page),
    limit: limit === 0 ? 10 : Math.min(limit, 200),
    search: (query.search ?? '').replaceAll('\0', '').trim(),
    ordering: readNames(context, 'ordering').join(),
    idAfter: readGrowingKeyFilter(context, 'id_after'),
    fields: readWantedFields(context),
  };
}

function readPage(page: string | undefined): number | 'last' {
  if (page === undefined || page === '') return 1;
  if (page === 'last') return page;
  if (!/^\d{1,9}$/.test(page) || Number(page) === 0) throw notFound('Invalid page.');
  return Number(page);
}

/** Answers a page in Django REST Framework's envelope, each row cut to the `fields` that were asked for. */
export function answerPage<Row extends object>(
  context: AppContext,
  listed: Listed<Row>,
  trustProxyHops: number,
): Response {
  const { rows, count, page, totalPages, idAfter } = listed;
  context.set('count', count);
  const address = (parameters: Record<string, string>) => pageAddress(context, parameters, trustProxyHops);
  const next: Record<string, string> =
    idAfter === undefined ? { page: String(page + 1) } : { id_after: String(idAfter) };
  return context.json({
    count,
    total_pages: totalPages,
    next: page < totalPages ? address(next) : null,
    previous: page > 1 ? address({ page: String(page - 1) }) : null,
    results: rows.map((row) => cutFields(context, row)),
  });
}

/** The names in `fields`; none is all. A version is made of all. */
export function readWantedFields(context: AppContext): WantedFields {
  const names = readNames(context, 'fields');
  return new Set(names.includes('version') ? [] : names);
}

/** More names than any record has fields are not looked at. */
const maximumNames = 100;

/** A parameter that is names with commas between, each once. */
function readNames(context: AppContext, parameter: string): string[] {
  const names = (context.req.query(parameter) ?? '').split(',', maximumNames).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/** Keeps the `fields` that the query names; unknown names are ignored, no names keep everything. */
export function cutFields<Row extends object>(context: AppContext, row: Row): Partial<Row> {
  const wanted = readNames(context, 'fields');
  const whole = readWantedFields(context).size === 0 ? addVersion(context, row) : row;
  if (wanted.length === 0) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.includes(name))) as Partial<Row>;
}

function pageAddress(
  context: AppContext,
  parameters: Record<string, string>,
  trustProxyHops: number,
): string {
  const url = new URL(context.req.url);
  if (trustProxyHops > 0) showOutside(context, url);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (url.searchParams.get('page') === '1') url.searchParams.delete('page');
  url.searchParams.sort();
  return url.href;
}

/** Behind a trusted proxy: the protocol and host that the client sees. */
function showOutside(context: AppContext, url: URL): void {
  const protocol = context.req.header('x-forwarded-proto');
  const host = context.req.header('x-forwarded-host') ?? context.req.header('host');
  if (protocol === 'https' || protocol === 'http') url.protocol = protocol;
  if (!host) return;
  // A host without a port would keep the inner one.
  url.port = '';
  url.host = host;
}

/** The id in the path. Errors: throws 404 when it is none. */
export function readId(context: AppContext): number {
  const id = readGrowingId(context);
  if (!isStorableKey(id)) throw notFound();
  return id;
}

/** The id in the path of a record whose table only grows: a `bigint`. Errors: throws 404 when it is none. */
export function readGrowingId(context: AppContext): number {
  const id = context.req.param('id') ?? '';
  if (!isWholeNumber(id)) throw notFound();
  return Number(id);
}
