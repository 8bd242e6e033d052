import type { DuplicateCandidate, ImportKind, KeptRow } from '@udongo/sdk';
import type { Cells, ColumnMatch } from './importFields.ts';
import type { CellErrors } from './judgeRow.ts';
import type { Table } from './readTable.ts';

/** The person's choice for a row that looks like somebody who is registered. */
export type Choice = 'skip' | 'update' | 'add';

/** `lost`: it was sent, and no answer came from a service that can't say whether it is stored. */
export type Outcome = 'open' | 'stored' | 'updated' | 'skipped' | 'refused' | 'lost';

export interface ImportRow {
  /** Its number in the file, from 1. */
  key: number;
  cells: Cells;
  /** The service's errors; removed as soon as a cell changes. */
  refused: CellErrors;
  candidates: DuplicateCandidate[];
  choice?: Choice | undefined;
  outcome: Outcome;
}

/** The reason why sending stopped. */
export type Trouble =
  | { kind: 'network' }
  | { kind: 'lost' }
  /** The service refused the whole call. */
  | { kind: 'refused'; text: string };

export interface ImportState {
  kind: ImportKind;
  step: 'choose' | 'columns' | 'rows' | 'sending' | 'done';
  uuid: string;
  /** '' for rows that were pasted. */
  fileName: string;
  table: Table;
  hasHeadings: boolean;
  matches: ColumnMatch[];
  rows: ImportRow[];
  /** The number of rows that the service has checked; null while none is being checked. */
  checked: number | null;
  /** The service's id of the import; null for one that knows no imports, or before it began. */
  importId: number | null;
  trouble: Trouble | null;
  undone: { deleted: number; kept: KeptRow[] } | null;
}
