import { checkLogin, checkToken, checkTransport } from './checkAccess.ts';
import { checkedLists } from './checkedLists.ts';
import { checkList } from './checkList.ts';
import { checkOperation, listOperations } from './checkOperations.ts';
import { checkReferrer } from './checkReferrer.ts';
import { checkWrite } from './checkWrite.ts';
import { createProbe, type Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';
import { partOf, parts, screens, screensWithout } from './screens.ts';

export interface CheckOptions {
  /** The base address of the API. */
  url: string;
  /** The origins of the pages that will call it. Default: the app's on this machine. */
  origins?: readonly string[];
  /** Without a login, only the part that visitors see is checked. */
  login?: { email: string; password: string } | undefined;
  /** A token from elsewhere, in place of a login. */
  token?: string | undefined;
  /** Also makes bookings, changes and deletes them. Default false. */
  write?: boolean;
}

/**
 * Compares a server with the needs of the components and the app, and yields one finding for each check, essentials first.
 * Never rejects; changes something only with `write`.
 */
export async function* checkApi(options: CheckOptions): AsyncGenerator<Finding> {
  const probe = createProbe(options.url);
  let isReached = true;
  for await (const finding of checkAccess(probe, options)) {
    if (finding.what === 'server') isReached = false;
    yield { ...finding, part: 'Essentials' };
  }
  if (!isReached) return;
  for (const part of parts) {
    for await (const finding of checkPart(probe, part, options)) {
      const left = screensWithout(finding);
      const titles = left.map(({ title }) => `*${title}*`).join(' and ');
      const paths = left.map(({ path }) => path).join();
      const note = paths ? `Leave out ${titles}: WITHOUT_SCREENS=${paths}` : finding.note;
      yield { ...finding, part, note };
      // The rest of a screen that is left out says nothing more.
      if (left.some(({ title }) => title === part)) break;
    }
  }
}

async function* checkAccess(probe: Probe, { origins, login, token }: CheckOptions): AsyncGenerator<Finding> {
  yield* checkTransport(probe, origins);
  if (token) probe.token = token;
  if (login) yield* checkLogin(probe, login);
  if (probe.token) yield* checkToken(probe);
}

async function* checkPart(probe: Probe, part: string, { write }: CheckOptions): AsyncGenerator<Finding> {
  const own = new Set(['auth.login', 'auth.checkLoginStatus', 'account.get']);
  const operations = listOperations().filter(({ id }) => partOf(id) === part && !own.has(id));
  for (const operation of operations.sort((a, b) => Number(isNeeded(b.id)) - Number(isNeeded(a.id)))) {
    const list = checkedLists.find(({ id }) => id === operation.id);
    if (list) yield* checkList(probe, list);
    else yield await checkOperation(probe, operation);
  }
  if (part !== 'Essentials') return;
  yield await checkReferrer(probe);
  if (write) yield* checkWrite(probe);
}

function isNeeded(id: string): boolean {
  return screens.some(({ needs }) => needs === id);
}
