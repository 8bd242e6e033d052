import { ApiError, type CallOptions } from '@udongo/sdk';

export interface CursorQuery {
  id_after?: number;
  page?: number | 'last';
  limit?: number;
}

export interface CursorList<Query, Row> {
  list: (query?: Query, options?: CallOptions) => Promise<{ results: Row[]; next?: string | null }>;
  iterate: (query?: Query, options?: CallOptions) => AsyncGenerator<Row, void, void>;
}

/** All rows of a list, each once. */
export async function* iterateAfter<Query extends CursorQuery, Row extends { id: number }>(
  { list, iterate }: CursorList<Query, Row>,
  query?: Query,
  options?: CallOptions,
): AsyncGenerator<Row, void, void> {
  const all = { limit: 100, ...query } as Query;
  let { results, next } = await list(all, options);
  const seen = new Set(results.map(({ id }) => id));
  yield* results;
  while (next && results.length > 0) {
    const answer = await requestAfter(results, (id) => list({ ...all, id_after: id }, options));
    // A service that ignores the parameter begins again: it is asked by page numbers, whose rows can shift.
    if (answer.results.some(({ id }) => seen.has(id))) {
      for await (const row of iterate({ ...all, page: 2 }, options)) {
        if (!seen.has(row.id)) yield row;
        seen.add(row.id);
      }
      return;
    }
    ({ results, next } = answer);
    for (const { id } of results) seen.add(id);
    yield* results;
  }
}

/** The page after the last of these records, or after the one before it if that was deleted in the meantime. */
async function requestAfter<Row extends { id: number }, Answer>(
  results: readonly Row[],
  ask: (id: number) => Promise<Answer>,
): Promise<Answer> {
  for (const [index, { id }] of [...results].reverse().entries()) {
    try {
      return await ask(id);
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 400 && 'id_after' in error.fieldErrors;
      if (!isGone || index === results.length - 1) throw error;
    }
  }
  throw new Error('There is no record to go on after.');
}
