import type { AdminListColumn } from '@udongo/ui';
import type { NameKind } from '../../lib/createRecordNames.ts';
import type { NameOf } from '../../services/useRecordNames.ts';

interface NameColumn<Row> {
  header: string;
  kind: NameKind;
  idOf: (row: Row) => number | null | undefined;
  nameOf: NameOf;
  /** Default: the kind. */
  key?: string;
}

/** A column of names that come after their rows: it is as wide before. */
export function nameColumn<Row>({
  header,
  kind,
  idOf,
  nameOf,
  key = kind,
}: NameColumn<Row>): AdminListColumn<Row> {
  return {
    key,
    header,
    value: (row) => nameOf(kind, idOf(row)),
    cell: (row) => {
      const id = idOf(row);
      if (id === null || id === undefined) return '-';
      return (
        <span className="app-late-name" data-kind={kind}>
          {nameOf(kind, id)}
        </span>
      );
    },
  };
}
