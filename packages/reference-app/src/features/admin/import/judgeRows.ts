import type { Choice, ImportRow, ImportState } from './ImportState.ts';
import { type CellErrors, type FindCounty, type JudgedRow, judgeRow } from './judgeRow.ts';

/** A row as the screen shows it and the import sends it. */
export interface Judged {
  row: ImportRow;
  values: JudgedRow['values'];
  errors: CellErrors;
  /** An earlier row with the same phone number. */
  twin?: number | undefined;
  /** Whether the row needs a person's choice. */
  isDuplicate: boolean;
  /** `wrong` and `undecided` rows are not sent. */
  state: 'ready' | 'wrong' | 'undecided' | 'skipped' | 'finished';
}

/** Judges all rows together. A row for which nothing changed is the same object, so that it is not drawn again. */
export function createJudge(findCounty: FindCounty) {
  const read = new WeakMap<ImportRow['cells'], JudgedRow>();
  const last = new WeakMap<ImportRow, Judged & { emailTwin: number | undefined }>();
  return ({ kind, rows }: Pick<ImportState, 'kind' | 'rows'>): Judged[] => {
    const phones = new Map<string, number>();
    const emails = new Map<string, number>();
    return rows.map((row) => {
      const known = read.get(row.cells) ?? judgeRow(kind, row.cells, findCounty);
      read.set(row.cells, known);
      const { phone_number = '', email = '' } = known.values;
      const isOut = row.choice === 'skip';
      const twin = findEarlier(phones, phone_number, row.key, isOut);
      const emailTwin = findEarlier(emails, email, row.key, isOut);
      const before = last.get(row);
      if (before && before.twin === twin && before.emailTwin === emailTwin) return before;
      const errors: CellErrors = {
        ...row.refused,
        ...known.errors,
        ...(emailTwin !== undefined && { email: { kind: 'twin', row: emailTwin } }),
      };
      const isDuplicate = row.candidates.length > 0 || (kind === 'farmers' && twin !== undefined);
      if (isDuplicate) dropAnswered(errors, row, known.errors);
      const state = toState(row, errors, isDuplicate);
      const judged = { row, values: known.values, errors, twin, emailTwin, isDuplicate, state };
      last.set(row, judged);
      return judged;
    });
  };
}

/** The first row with this value, if that is an earlier one. A row that is left out is nobody's first. */
function findEarlier(
  seen: Map<string, number>,
  value: string,
  key: number,
  isOut: boolean,
): number | undefined {
  if (value === '') return undefined;
  const first = seen.get(value);
  if (first === undefined && !isOut) seen.set(value, key);
  return first;
}

/** Removes the service's errors about a taken phone number or address once a choice settles them. 'add' keeps an email's: it has one owner. */
function dropAnswered(errors: CellErrors, { refused, choice }: ImportRow, own: CellErrors): void {
  if (refused.phone_number && !own.phone_number) delete errors.phone_number;
  if (choice !== 'add' && refused.email && errors.email === refused.email) delete errors.email;
}

function toState({ outcome, choice }: ImportRow, errors: CellErrors, isDuplicate: boolean): Judged['state'] {
  if (outcome !== 'open' && outcome !== 'refused') return 'finished';
  if (isDuplicate && choice === 'skip') return 'skipped';
  if (Object.keys(errors).length > 0) return 'wrong';
  return isDuplicate && !choice ? 'undecided' : 'ready';
}

/** Nobody updates a record that they may not see, and an email address has one owner. */
export function choicesOf({ row: { candidates } }: Judged): Choice[] {
  const [first] = candidates;
  const isMasked = first?.full_name.includes('…') ?? true;
  return ['skip', ...(isMasked ? [] : (['update'] as const)), 'add'];
}
