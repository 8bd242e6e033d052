import { type AdminListColumn, Badge } from '@udongo/ui';

interface StateColumn<Row> {
  /** The field that says it; a service that never answers it gets a dash. */
  key: keyof Row & string;
  header: string;
  text: (row: Row) => string;
  isOn: (row: Row) => boolean;
  /** The colour while it is on; `warning` where somebody has to do something. Default: 'success'. */
  tone?: 'success' | 'warning';
}

/** A column that says in a badge whether something is in use: in colour while it is. */
export function stateColumn<Row>({
  key,
  header,
  text,
  isOn,
  tone = 'success',
}: StateColumn<Row>): AdminListColumn<Row> {
  return {
    key,
    header,
    value: (row) => (row[key] === undefined ? null : text(row)),
    cell: (row) =>
      row[key] === undefined ? '-' : <Badge tone={isOn(row) ? tone : 'neutral'}>{text(row)}</Badge>,
  };
}
