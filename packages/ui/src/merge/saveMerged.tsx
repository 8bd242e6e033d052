import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Choices } from './ConflictDialog.tsx';
import type { MergeField } from './MergeField.ts';
import { MergeQuestion } from './MergeQuestion.tsx';
import { type Conflict, mergeRecords } from './mergeRecords.ts';
import { TakenNotice } from './TakenNotice.tsx';

interface SaveMergedParams {
  base: object;
  body: object;
  send: (body: object) => Promise<unknown>;
  /** The refusal with the stored record. */
  error: unknown;
  fields: readonly MergeField[];
  toValues?: ((record: object) => object) | undefined;
  derive?: ((body: object) => object) | undefined;
  setDialog: (dialog: ReactNode) => void;
}

const maxRounds = 3;

/** Merges a refused body with the stored record and sends it, with the values that the person chose for conflicts. */
export async function saveMerged({
  base,
  body,
  send,
  error,
  fields,
  toValues = (record) => record,
  derive = () => ({}),
  setDialog,
}: SaveMergedParams): Promise<unknown> {
  let [before, mine, failure] = [base, body, error];
  const taken: string[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const stored = readStored(failure);
    if (!stored) break;
    const theirs = toValues(stored);
    // The version of a body is no value that somebody changes.
    const own = without(mine, { version: stored.version, ...derive(mine) });
    const { conflicts, taken: further } = mergeRecords(before, own, theirs);
    taken.push(...further);
    const choices = conflicts.length > 0 ? await ask(conflicts, fields, setDialog) : {};
    const { values } = mergeRecords(before, own, theirs, ({ path }) => choices[path] ?? 'mine');
    mine = { ...values, ...derive(values) };
    before = theirs;
    try {
      const saved = await send({ ...mine, version: stored.version });
      // The form compares the answer with what was sent.
      Object.assign(body, mine);
      if (taken.length > 0) flushSync(() => setDialog(<TakenNotice {...{ fields, taken }} />));
      return saved;
    } catch (next) {
      failure = next;
    }
  }
  throw failure;
}

/** Asks for each conflict; rejects when the person goes back. */
function ask(
  conflicts: readonly Conflict[],
  fields: readonly MergeField[],
  setDialog: SaveMergedParams['setDialog'],
): Promise<Choices> {
  return new Promise((resolve, reject) => {
    // Close it at once: a dialog that closes later would take the focus from the form.
    const close = () => flushSync(() => setDialog(null));
    setDialog(
      <MergeQuestion
        {...{ conflicts, fields }}
        onSave={(choices) => {
          close();
          resolve(choices);
        }}
        onCancel={(message) => {
          close();
          reject(Object.assign(new Error(message), { status: 412 }));
        }}
      />,
    );
  });
}

/** The record in the refusal of a stale version; undefined in any other failure. */
function readStored(error: unknown): { version: unknown } | undefined {
  const { status, body } = Object(error);
  const { code, stored } = Object(body);
  return status === 412 && code === 'stale' && Object(stored).version ? stored : undefined;
}

function without(body: object, left: object): object {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !(key in left)));
}
