import { listAllOperations } from '../client/listAllOperations.ts';
import type { Operation } from '../client/Operation.ts';
import { toRefusal } from './checkList.ts';
import { createProbe, type Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';
import { readPath } from './readPage.ts';
import { type Screen, screens, screensWithout } from './screens.ts';

const needed: ReadonlySet<string> = new Set(screens.map(({ needs }) => needs));

/** All operations that need no record, and those of screens that OPTIONS shows without one: of the record 1, which need not exist. */
export function listOperations(): Operation[] {
  return listAllOperations().flatMap((operation) => {
    const { id, path, method } = operation;
    if (!path.includes('{')) return operation;
    return needed.has(id) && method !== 'GET' ? { ...operation, path: path.replace(/\{\w+\}/, '1') } : [];
  });
}

/**
 * Checks an operation without changing anything: a GET shows whether a path exists, and other methods are read from the
 * answer to OPTIONS.
 */
export async function checkOperation(probe: Probe, { id, path, method }: Operation): Promise<Finding> {
  if (method !== 'GET') return checkMethod(probe, { id, path, method });
  const answer = await probe.get(path, { limit: '1' });
  // 400: the download exists, and misses a parameter that this check does not send.
  const isThere = answer.status === 400;
  return (!isThere && toRefusal(id, answer)) || { status: 'ok', what: id, note: '' };
}

/** Django REST Framework lists the path's methods in `Allow`, and those that this account may use in `actions`. */
async function checkMethod(
  probe: Probe,
  { id, path, method }: Pick<Operation, 'id' | 'path' | 'method'>,
): Promise<Finding> {
  const { status, headers, body } = await probe.options(path.replace(/\/$/, ''));
  const allowed = headers.get('Allow');
  if (status === 404 || (allowed && !allowed.includes(method)))
    return { status: 'missing', what: id, note: 'The parts that need it are absent.' };
  if (status === 401 || status === 403) return toRefusal(id, { status, headers }) as Finding;
  if (allowed && readPath(body, `actions.${method}`)) return { status: 'ok', what: id, note: '' };
  return { status: 'unknown', what: id, note: 'Only a write would show whether this account can make it.' };
}

/** The screens that a service lacks, as far as a visitor can see. Never rejects. */
export async function findMissingScreens(url: string): Promise<readonly Screen[]> {
  const probe = createProbe(url);
  const operations = listOperations().filter(({ id }) => needed.has(id));
  const findings = await Promise.all(operations.map((operation) => checkOperation(probe, operation)));
  return findings.flatMap(screensWithout);
}
