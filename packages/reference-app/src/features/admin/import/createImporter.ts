import { ApiError, describeError, type ImportKind } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import { createStore } from '../../../lib/createStore.ts';
import { isNotOffered } from '../../../lib/isNotOffered.ts';
import type { Choice, ImportRow, ImportState } from './ImportState.ts';
import { type FieldName, hasHeadings, matchColumns, toCells } from './importFields.ts';
import type { ImportPort } from './importPorts.ts';
import type { ImportStore } from './importStore.ts';
import type { Judged } from './judgeRows.ts';
import { isUnanswered, toCheckErrors, toRefused } from './readRefusals.ts';
import type { Table } from './readTable.ts';

/** The contract's limit; more rows are refused as a whole. */
export const maximumRows = 10_000;
const checkedAtOnce = 200;
const sentAtOnce = 100;
const retryMs = 5000;
const sampleRows = 20;

export interface ImporterOptions {
  kind: ImportKind;
  port: ImportPort;
  store: ImportStore;
  /** Judges the rows as they are now. */
  judge: (state: ImportState) => Judged[];
}

export type Importer = ReturnType<typeof createImporter>;

/** An import from its first cell to its last row. It is kept on this device until it is done or given up. */
export function createImporter({ kind, port, store, judge }: ImporterOptions) {
  let state = toStart(kind);
  let judged: Judged[] = [];
  let stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const shown = createStore({ state, judged });

  const set = (change: Partial<ImportState>) => {
    state = { ...state, ...change };
    if (change.rows) judged = judge(state);
    shown.set({ state, judged });
  };
  const keep = () => store.write(state);
  const change = (keys: ReadonlySet<number>, to: (row: ImportRow) => ImportRow) =>
    set({ rows: state.rows.map((row) => (keys.has(row.key) ? to(row) : row)) });

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), retryMs);
  };

  /** Asks the service about rows that it has not seen as they are; one that knows no such question is not asked again. */
  const check = async (keys?: ReadonlySet<number>): Promise<void> => {
    const { signal } = stop;
    const asked = judged.filter(({ row, state }) => state !== 'finished' && (keys?.has(row.key) ?? true));
    if (!keys) set({ checked: 0 });
    for (let start = 0; start < asked.length; start += checkedAtOnce) {
      const part = asked.slice(start, start + checkedAtOnce);
      const answers = await port
        .check(
          part.map(({ values }) => values),
          { signal },
        )
        .catch(() => null);
      if (signal.aborted) return;
      if (!answers) break;
      const byKey = new Map(part.map(({ row }, index) => [row.key, answers[index]] as const));
      change(new Set(byKey.keys()), (row) => {
        const answer = byKey.get(row.key);
        return {
          ...row,
          candidates: answer?.candidates ?? [],
          refused: toCheckErrors(answer?.errors),
        };
      });
      if (!keys) set({ checked: start + part.length });
    }
    set({ checked: null });
    await keep();
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    set({ step: 'sending', trouble: null });
    await keep();
    try {
      if (state.importId === null) await begin(signal);
      for (let part = nextPart(); part.length > 0 && !signal.aborted; part = nextPart()) {
        await sendPart(part, signal);
        await keep();
      }
      if (signal.aborted) return;
      set({ step: 'done', rows: state.rows.map(finish) });
      await keep();
    } catch (error) {
      if (signal.aborted) return;
      stopAt(error);
      await keep();
    }
  };

  const begin = async (signal: AbortSignal) => {
    try {
      const { uuid, fileName, rows } = state;
      const made = await port.begin({ uuid, file_name: fileName, rows: rows.at(-1)?.key ?? 1 }, { signal });
      set({ importId: made.id });
    } catch (error) {
      // A plain service: its answers are all that is known of a row.
      if (!isNotOffered(error)) throw error;
    }
  };

  const nextPart = (): Judged[] => {
    const ready = judged.filter((row) => row.state === 'ready' && row.row.outcome === 'open');
    const [first] = ready;
    if (first?.row.choice === 'update') return [first];
    return ready.filter(({ row }) => row.choice !== 'update').slice(0, sentAtOnce);
  };

  const sendPart = async (part: readonly Judged[], signal: AbortSignal) => {
    const keys = new Set(part.map(({ row }) => row.key));
    const [first] = part;
    const found = first?.row.choice === 'update' ? first.row.candidates[0] : undefined;
    if (state.importId === null && !found) {
      // Written before it is sent: after a reload nobody would know.
      change(keys, (row) => ({ ...row, outcome: 'lost' }));
      await keep();
    }
    try {
      if (first && found) await port.update(found.id, first.values, { signal });
      else {
        await port.create(
          part.map(({ row, values }) => ({
            values,
            isMeant: row.choice === 'add',
            key: state.importId === null ? null : { import_uuid: state.uuid, import_key: row.key },
          })),
          { signal },
        );
      }
      change(keys, (row) => ({ ...row, outcome: found ? 'updated' : 'stored' }));
    } catch (error) {
      if (signal.aborted) return;
      const refused = toRefused(error, part, Boolean(found));
      if (!isUnanswered(error)) {
        change(keys, (row) => {
          const errors = refused?.get(row.key);
          return errors ? { ...row, outcome: 'refused', refused: errors } : { ...row, outcome: 'open' };
        });
      }
      if (!refused) throw error;
    }
  };

  const stopAt = (error: unknown) => {
    if (hasLost(state.rows)) return set({ trouble: { kind: 'lost' } });
    if (!isUnanswered(error) && !(error instanceof ApiError && error.status === 429)) {
      return set({ trouble: { kind: 'refused', text: describeError(error)?.message ?? '' } });
    }
    set({ trouble: { kind: 'network' } });
    wait();
  };

  return {
    subscribe: shown.subscribe,
    getSnapshot: shown.get,
    /** Takes up what this device kept. */
    resume: async () => {
      const kept = await store.read(kind);
      if (!kept || state.step !== 'choose') return;
      set({ ...kept, checked: null });
      if (kept.step !== 'sending') return;
      if (hasLost(kept.rows)) set({ trouble: { kind: 'lost' } });
      else await send();
    },
    take: (table: Table, fileName: string) => {
      const isHeaded = hasHeadings(table[0] ?? []);
      set({
        ...toStart(kind),
        step: 'columns',
        table,
        fileName,
        hasHeadings: isHeaded,
        ...match(kind, table, isHeaded),
      });
    },
    setHeadings: (isHeaded: boolean) => set({ hasHeadings: isHeaded, ...match(kind, state.table, isHeaded) }),
    setField: (index: number, field: FieldName | '') =>
      set({
        matches: state.matches.map((known, at) => (at === index ? { field, isGuess: false } : known)),
      }),
    /** Makes rows of the table and checks them. */
    readRows: async () => {
      const body = state.hasHeadings ? state.table.slice(1) : state.table;
      const rows = body.map(
        (cells, index): ImportRow => ({
          key: index + 1,
          cells: toCells(cells, state.matches),
          refused: {},
          candidates: [],
          outcome: 'open',
        }),
      );
      // Not ready before the service has seen them, nor for the moment in which they are written down.
      set({ step: 'rows', rows, checked: 0 });
      await keep();
      await check();
    },
    setCell: (key: number, field: FieldName, text: string) =>
      change(new Set([key]), (row) => {
        const { row: _, [field]: __, ...refused } = row.refused;
        return { ...row, cells: { ...row.cells, [field]: text }, refused, outcome: 'open' };
      }),
    /** Asks again about one row, after somebody left it. */
    recheck: (key: number) => check(new Set([key])),
    choose: (keys: readonly number[], choice: Choice | undefined) => {
      change(new Set(keys), (row) => ({ ...row, choice, outcome: 'open' }));
      void keep();
    },
    send,
    /** After a lost answer of a plain service: whether the rows are there. */
    settleLost: (isStored: boolean) => {
      const lost = state.rows.filter(({ outcome }) => outcome === 'lost').map(({ key }) => key);
      change(new Set(lost), (row) => ({ ...row, outcome: isStored ? 'stored' : 'open' }));
      return send();
    },
    /** Back to the rows that are not stored. */
    correct: async () => {
      const refused = state.rows.filter(({ outcome }) => outcome === 'refused').map(({ key }) => key);
      change(new Set(refused), (row) => ({ ...row, outcome: 'open' }));
      set({ step: 'rows' });
      await check(new Set(refused));
    },
    setUndone: async (undone: ImportState['undone']) => {
      set({ undone });
      await store.remove(kind);
    },
    /** Forgets the import; stored rows stay stored. */
    giveUp: async () => {
      clearTimeout(timer);
      stop.abort();
      stop = new AbortController();
      set(toStart(kind));
      await store.remove(kind);
    },
    /** Stops timers and requests when the page is left; the import stays on this device. */
    leave: () => {
      clearTimeout(timer);
      stop.abort();
      stop = new AbortController();
    },
  };
}

function toStart(kind: ImportKind): ImportState {
  return {
    kind,
    step: 'choose',
    uuid: createUuid(),
    fileName: '',
    table: [],
    hasHeadings: true,
    matches: [],
    rows: [],
    checked: null,
    importId: null,
    trouble: null,
    undone: null,
  };
}

function match(kind: ImportKind, table: Table, isHeaded: boolean): Pick<ImportState, 'matches'> {
  const width = Math.max(0, ...table.slice(0, sampleRows).map((row) => row.length));
  const heads = Array.from({ length: width }, (_, index) => (isHeaded ? (table[0]?.[index] ?? '') : ''));
  return { matches: matchColumns(kind, heads, table.slice(isHeaded ? 1 : 0, sampleRows)) };
}

function finish(row: ImportRow): ImportRow {
  if (row.outcome !== 'open') return row;
  return { ...row, outcome: row.choice === 'skip' ? 'skipped' : 'refused' };
}

function hasLost(rows: readonly ImportRow[]): boolean {
  return rows.some(({ outcome }) => outcome === 'lost');
}
