import type { CheckedList } from './checkedLists.ts';
import type { Answer, Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';
import { readPage, readPath } from './readPage.ts';

/** Enough rows to compare, few enough for a phone's network. */
const compared = '20';
/** No name contains this text. */
const nonsense = 'udongo-check-finds-nothing';

/**
 * Checks the parts of one list that the components use: its fields, limit, search, orderings, filters and
 * `fields`.
 */
export async function* checkList(probe: Probe, list: CheckedList): AsyncGenerator<Finding> {
  const { id, path } = list;
  const ask = async (query: Record<string, string>) => readPage((await probe.get(path, query)).body);
  const first = await probe.get(path, { limit: compared });
  const refusal = toRefusal(id, first);
  if (refusal) return yield refusal;
  const page = readPage(first.body);
  if (!page) return yield { status: 'wrong', what: id, note: 'The answer has no list `results`.' };
  yield page.count === undefined
    ? { status: 'wrong', what: id, note: 'The answer has no `count`: lists show no number of records.' }
    : { status: 'ok', what: id, note: '' };
  const { rows } = page;
  const [row] = rows;
  if (!row) return yield { status: 'unknown', what: `${id} parameters`, note: 'The list is empty.' };

  const absent = list.reads.filter((field) => readPath(row, field) === undefined);
  if (absent.length > 0)
    yield { status: 'missing', what: `${id} fields`, note: `Not answered: ${absent.join(', ')}.` };

  yield judge(`${id} ?fields=id`, (await ask({ fields: 'id', limit: '1' }))?.rows[0], (sparse) =>
    Object.keys(sparse).length === 1 ? '' : 'Answers are longer than they need to be; nothing else is lost.',
  );
  yield judge(`${id} ?search`, await ask({ search: nonsense, limit: compared }), (found) =>
    found.rows.length === 0 ? '' : 'What a person searches for is not found: every record is answered.',
  );
  if (rows.length < 2) {
    return yield {
      status: 'unknown',
      what: `${id} orderings and filters`,
      note: 'One record shows too little.',
    };
  }
  yield judge(`${id} ?limit`, await ask({ limit: '1' }), ({ rows: limited }) =>
    limited.length === 1 ? '' : 'Pages have another length than the person chose.',
  );
  for (const name of list.orderings) {
    const values = rows.map((one) => readPath(one, name) ?? readPath(one, `user.${name}`));
    if (new Set(values).size < 2) {
      yield {
        status: 'unknown',
        what: `${id} ?ordering=${name}`,
        note: `All compared records have the same \`${name}\`.`,
      };
      continue;
    }
    const up = await ask({ ordering: name, limit: compared });
    const down = await ask({ ordering: `-${name}`, limit: compared });
    yield judge(`${id} ?ordering=${name}`, up && down && { up, down }, (both) =>
      toIds(both.up.rows) === toIds(both.down.rows) ? 'Rows stay in the order of the server.' : '',
    );
  }
  for (const [name, field] of Object.entries(list.filters)) {
    yield await checkFilter(`${id} ?${name}`, { name, field, rows }, ask);
  }
}

interface FilterParams {
  name: string;
  field: string;
  rows: readonly object[];
}

type Ask = (query: Record<string, string>) => Promise<ReturnType<typeof readPage>>;

/** Filters by the value of one row, and expects that a row with another value is left out. */
async function checkFilter(what: string, { name, field, rows }: FilterParams, ask: Ask): Promise<Finding> {
  const values = new Set(rows.map((row) => readPath(row, field)));
  const value = [...values].find((one) => one !== null && one !== undefined);
  if (value === undefined || values.size < 2) {
    return { status: 'unknown', what, note: `All compared records have the same \`${field}\`.` };
  }
  return judge(what, await ask({ [name]: String(value), limit: compared }), (found) =>
    found.rows.length > 0 && found.rows.every((row) => readPath(row, field) === value)
      ? ''
      : 'Records that do not match are answered; the app says so to the person.',
  );
}

function judge<Found>(what: string, found: Found | undefined, problem: (found: Found) => string): Finding {
  if (found === undefined) return { status: 'wrong', what, note: 'The server refused to answer.' };
  const note = problem(found);
  return { status: note === '' ? 'ok' : 'ignored', what, note };
}

/** The finding for an answer that cannot be checked; undefined for one that can. */
export function toRefusal(
  what: string,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
): Finding | undefined {
  if (status === 401) return { status: 'login', what, note: 'The server asks for a login.' };
  if (status === 403) return { status: 'login', what, note: 'This account may not.' };
  if (status === 404 || status === 405 || status === 501)
    return { status: 'missing', what, note: 'The parts that need it are absent.' };
  if (headers.get('Content-Type')?.includes('html'))
    return { status: 'wrong', what, note: `The server answered ${status} with a web page, not with JSON.` };
  if (status >= 200 && status < 300) return undefined;
  return { status: 'wrong', what, note: status === 0 ? 'No answer came.' : `The server answered ${status}.` };
}

function toIds(rows: readonly object[]): string {
  return rows.map((row) => String(readPath(row, 'id'))).join();
}
