import pg from 'pg';
import { vi } from 'vitest';

/** Runs this and counts the statements that reach PostgreSQL during it: the time of an answer follows from them on any machine. */
export async function countStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const result = await work();
    return { result, statements: query.mock.calls.length };
  } finally {
    query.mockRestore();
  }
}
