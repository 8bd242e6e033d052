import type { ReactNode } from 'react';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { table } from '../../messages/en/table.ts';
import { useMessages } from '../../provider/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const texts = { table };

export interface TableColumn<Row> {
  key: string;
  header: string;
  /** Drawn in place of the header, if its text is not enough. */
  headerCell?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** 'end' for numbers. Default 'start'. */
  align?: 'start' | 'end';
  /** The field by which this column sorts, in the form of the API's `ordering`. */
  ordering?: string;
  /** The column that names the row: its cell is a row header and the title of its card on phones. */
  rowHeader?: boolean;
}

export interface TableSlots {
  /** Table and the bar that moves while rows are loading. */
  root: 'div';
  table: 'table';
  /** The button in a header that sorts. */
  sort: 'button';
  row: 'tr';
  cell: 'td' | 'th';
}

export interface TableState {
  pending: boolean;
}

export interface TableProps<Row> extends SlotProps<TableSlots, TableState> {
  /** The content of the table, for assistive technology. */
  caption: string;
  /** The columns in the order in which they are drawn. */
  columns: readonly TableColumn<Row>[];
  /** The rows in the order in which they are drawn; without any, `empty` is shown. */
  rows: readonly Row[];
  /** Gives a row's unique key. */
  rowKey: (row: Row) => string | number;
  /** 'name' or '-name', as in the API. */
  ordering?: string;
  /** Called with 'name' or '-name' when a header was pressed. */
  onOrderingChange?: (ordering: string) => void;
  /** Rows are loading: shown rows stay under a moving bar; without any, `skeletonRows` lines replace them. */
  pending?: boolean;
  /** Default 3. */
  skeletonRows?: number;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
}

/**
 * A table with a sticky header; below 768 px of container width each row is a card. Explicit roles: otherwise
 * a table laid out as cards loses its meaning in some browsers.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  ordering,
  onOrderingChange,
  pending = false,
  skeletonRows = 3,
  empty,
  classNames,
  render,
  rootProps,
}: TableProps<Row>) {
  const t = useMessages(texts);
  const slot = createSlots<TableSlots, TableState>('table', { pending }, { classNames, render, rootProps });
  const sort = (field: string) => onOrderingChange?.(ordering === field ? `-${field}` : field);

  const hasControl = ({ headerCell, ordering: field }: TableColumn<Row>) =>
    headerCell !== undefined || (field !== undefined && onOrderingChange !== undefined);

  const header = (column: TableColumn<Row>) => {
    const field = column.ordering;
    if (field === undefined || !onOrderingChange) return column.headerCell ?? column.header;
    return slot(
      'sort',
      <button type="button" title={t('table.sortBy', { column: column.header })} onClick={() => sort(field)}>
        {column.header}
        <span className="udongo-table__sort-mark" data-direction={sortOf(column, ordering) ?? 'none'} />
      </button>,
    );
  };

  return slot(
    'root',
    <div>
      {slot(
        'table',
        // biome-ignore-start lint/a11y/noRedundantRoles: laid out as cards, a table keeps its meaning only by explicit roles
        <table role="table" aria-busy={pending || undefined}>
          <caption className="udongo-hidden">{caption}</caption>
          <thead role="rowgroup" className="udongo-table__head">
            <tr role="row">
              {columns.map((column) => (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  className="udongo-table__header"
                  data-head={column.key}
                  data-naming={column.rowHeader ? '' : undefined}
                  data-align={column.align}
                  aria-sort={sortOf(column, ordering)}
                >
                  {hasControl(column) && <span className="udongo-table__header-name">{column.header}</span>}
                  {header(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="udongo-table__body">
            {rows.map((row) =>
              slot(
                'row',
                <tr key={rowKey(row)} role="row" data-row={rowKey(row)}>
                  {columns.map(({ key, header: label, cell, align, rowHeader }) =>
                    slot(
                      'cell',
                      rowHeader ? (
                        <th
                          key={key}
                          role="rowheader"
                          scope="row"
                          data-column={key}
                          data-label={label}
                          data-align={align}
                        >
                          {cell(row)}
                        </th>
                      ) : (
                        <td key={key} role="cell" data-column={key} data-label={label} data-align={align}>
                          {cell(row)}
                        </td>
                      ),
                    ),
                  )}
                </tr>,
              ),
            )}
          </tbody>
        </table>,
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      )}
      {rows.length === 0 && pending && (
        <div className="udongo-table__empty">
          <Skeleton lines={skeletonRows} shape="control" />
        </div>
      )}
      {rows.length === 0 && !pending && empty && (
        <div className="udongo-table__empty" part="table-empty">
          {empty}
        </div>
      )}
    </div>,
  );
}

function sortOf<Row>(column: TableColumn<Row>, ordering: string | undefined) {
  if (column.ordering === undefined || ordering === undefined) return undefined;
  if (ordering === column.ordering) return 'ascending';
  return ordering === `-${column.ordering}` ? 'descending' : undefined;
}
