import { toRefusal } from './checkList.ts';
import type { Answer, Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';
import { readPath } from './readPage.ts';

/** Checks CORS for each origin. Default: the origin of the app on this machine. */
export async function* checkTransport(
  probe: Probe,
  origins: readonly string[] = ['http://localhost:5173'],
): AsyncGenerator<Finding> {
  let exposed = '';
  for (const origin of origins) {
    const { status, headers } = await probe.get('/counties', { limit: '1' }, origin);
    if (status === 0) return yield { status: 'wrong', what: 'server', note: 'No answer came.' };
    const isAllowed = ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
    yield isAllowed
      ? { status: 'ok', what: `CORS for ${origin}`, note: '' }
      : { status: 'missing', what: `CORS for ${origin}`, note: 'Its pages cannot call this server.' };
    if (isAllowed) yield judgePreflight(origin, await probe.preflight('/counties', origin));
    exposed ||= headers.get('Access-Control-Expose-Headers')?.toLowerCase() ?? '';
  }
  yield exposed.includes('retry-after')
    ? { status: 'ok', what: 'CORS exposes Retry-After', note: '' }
    : {
        status: 'ignored',
        what: 'CORS exposes Retry-After',
        note: 'Calls wait by a guess after 429 and 503.',
      };
}

/** A person is logged in with `Authorization`, about which a browser asks first. */
function judgePreflight(origin: string, { status, headers }: Answer): Finding {
  const listOf = (name: string) =>
    (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());
  const isFor = ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');
  // A `*` for headers leaves Authorization out.
  const mayLogIn = listOf('Access-Control-Allow-Headers').includes('authorization');
  const what = `CORS of Authorization for ${origin}`;
  if (status >= 200 && status < 300 && isFor && mayLogIn) return { status: 'ok', what, note: '' };
  return {
    status: 'missing',
    what,
    note: 'Nobody can log in from its pages: answer OPTIONS with Authorization in Access-Control-Allow-Headers.',
  };
}

/** The keys of a user that the components read. */
const userReads = ['id', 'full_name', 'email', 'is_superuser', 'is_agent', 'agent', 'farmer'];

/** Logs in, then checks the token and the user in the answer. */
export async function* checkLogin(
  probe: Probe,
  { email, password }: { email: string; password: string },
): AsyncGenerator<Finding> {
  const answer = await probe.write('POST', '/users/auth/login', { email, password });
  if (answer.status >= 300 && answer.status < 500) {
    const note = `The server answered ${answer.status}. It has to take { email, password }.`;
    return yield { status: 'login', what: 'auth.login', note };
  }
  const refusal = toRefusal('auth.login', answer);
  if (refusal) return yield refusal;
  const token = readPath(answer.body, 'token');
  if (typeof token !== 'string') {
    const keys = Object.keys(Object(answer.body)).join(', ');
    return yield {
      status: 'wrong',
      what: 'auth.login',
      note: `It has to answer { token, user }, not { ${keys} }.`,
    };
  }
  const absent = userReads.filter((key) => readPath(answer.body, `user.${key}`) === undefined);
  yield absent.length === 0
    ? { status: 'ok', what: 'auth.login', note: '' }
    : { status: 'missing', what: 'auth.login user', note: `Not answered: ${absent.join(', ')}.` };
  probe.token = token;
}

/** Checks that the server reads `Authorization: Bearer` and knows whose token it is. */
export async function* checkToken(probe: Probe): AsyncGenerator<Finding> {
  const known = await probe.get('/users/auth/check-login-status');
  yield known.status === 401
    ? {
        status: 'wrong',
        what: 'Authorization: Bearer',
        note: 'Refused; does the server read another word, such as Token?',
      }
    : (toRefusal('auth.checkLoginStatus', known) ?? {
        status: 'ok',
        what: 'Authorization: Bearer',
        note: '',
      });
  const account = await probe.get('/users/account/view');
  yield toRefusal('account.get', account) ?? { status: 'ok', what: 'account.get', note: '' };
}
