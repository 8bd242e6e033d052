import { parseLine, parseResource } from '../client/Operation.ts';
import { wholeTable } from '../generated/wholeTable.ts';
import { checkLogin, checkToken, checkTransport } from './checkAccess.ts';
import { checkedLists } from './checkedLists.ts';
import { checkList, toRefusal } from './checkList.ts';
import { checkWrite } from './checkWrite.ts';
import { createProbe, type Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';

export interface CheckOptions {
  /** The base address of the API. */
  url: string;
  /** Without a login, only the part that visitors see is checked. */
  login?: { email: string; password: string } | undefined;
  /** A token from elsewhere, in place of a login. */
  token?: string | undefined;
  /** Also makes bookings, which stay on the server. Default false. */
  write?: boolean;
}

/**
 * Compares a server with the needs of the components and the app, and yields one finding for each check.
 * Never rejects; changes something only with `write`.
 */
export async function* checkApi({ url, login, token, write }: CheckOptions): AsyncGenerator<Finding> {
  const probe = createProbe(url);
  let isReached = true;
  for await (const finding of checkTransport(probe)) {
    if (finding.what === 'server') isReached = false;
    yield finding;
  }
  if (!isReached) return;
  if (token) probe.token = token;
  if (login) yield* checkLogin(probe, login);
  if (probe.token) yield* checkToken(probe);
  for (const list of checkedLists) yield* checkList(probe, list);
  yield* checkOthers(probe);
  if (write) yield* checkWrite(probe);
}

/**
 * Checks all other paths: a GET shows whether a path exists, and other methods are read from `Allow`, so that
 * nothing changes.
 */
async function* checkOthers(probe: Probe): AsyncGenerator<Finding> {
  const listed = new Set<string>(checkedLists.map(({ id }) => id));
  const own = new Set(['auth.login', 'auth.checkLoginStatus', 'account.get']);
  for (const { id, path, method } of listOperations()) {
    if (path.includes('{') || listed.has(id) || own.has(id)) continue;
    yield method === 'GET' ? await checkGet(probe, id, path) : await checkMethod(probe, { id, path, method });
  }
}

async function checkGet(probe: Probe, id: string, path: string): Promise<Finding> {
  const answer = await probe.get(path, { limit: '1' });
  // 400: the download exists, and misses a parameter that this check does not send.
  const isThere = answer.status === 400;
  return (!isThere && toRefusal(id, answer)) || { status: 'ok', what: id, note: '' };
}

async function checkMethod(
  probe: Probe,
  { id, path, method }: { id: string; path: string; method: string },
): Promise<Finding> {
  const { status, headers } = await probe.options(path.replace(/\/$/, ''));
  const allowed = headers.get('Allow');
  if (status === 404 || (allowed && !allowed.includes(method))) {
    return { status: 'missing', what: id, note: 'Leave out the screens that need it.' };
  }
  if (allowed) return { status: 'ok', what: id, note: '' };
  return { status: 'unknown', what: id, note: 'Only a write would show whether it is there.' };
}

function listOperations() {
  return wholeTable.split('\n').flatMap((line) => parseResource(...parseLine(line)));
}
