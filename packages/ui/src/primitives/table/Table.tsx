import { type ComponentProps, Fragment, type ReactNode } from 'react';
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
  /** In px, while rows are a table; the other columns share the rest. Default: by content. */
  width?: number | undefined;
  /** Drawn after the header, such as an edge to drag. */
  headerEnd?: ReactNode;
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
  /**
   * 'grid' if the arrow keys move between cells, which is then yours to do. Default 'table'.
   */
  role?: 'table' | 'grid';
  /** The content of the table, for assistive technology. */
  caption: string;
  /** The columns in the order in which they are drawn. */
  columns: readonly TableColumn<Row>[];
  /** The rows in the order in which they are drawn; without any, `empty` is shown. */
  rows: readonly Row[];
  /**
   * The number of all rows with the header, if these are some of them; -1 if nobody knows it. Assistive technology
   * then says which row of how many it is on.
   */
  rowCount?: number | undefined;
  /** The number of the first row here among all of them; the header is 1. Needed with `rowCount`. */
  firstRow?: number;
  /** Gives a row's unique key. */
  rowKey: (row: Row) => string | number;
  /**
   * Draws a row with attributes of its own, or with further rows below it: `draw()` is the usual row and takes
   * the attributes of a `<tr>`.
   */
  renderRow?: (row: Row, draw: (props?: ComponentProps<'tr'>) => ReactNode) => ReactNode;
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
  role = 'table',
  caption,
  columns,
  rows,
  rowCount,
  firstRow = 2,
  rowKey,
  renderRow = (_, draw) => draw(),
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
        <table
          role={role}
          aria-busy={pending || undefined}
          aria-rowcount={rowCount}
          data-sized={columns.some(({ width }) => width !== undefined) ? '' : undefined}
        >
          <caption className="udongo-hidden">{caption}</caption>
          <thead role="rowgroup" className="udongo-table__head">
            <tr role="row" aria-rowindex={rowCount && 1}>
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
                  style={{ width: column.width }}
                >
                  {hasControl(column) && <span className="udongo-table__header-name">{column.header}</span>}
                  {header(column)}
                  {column.headerEnd}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="udongo-table__body">
            {rows.map((row, index) => {
              const draw = (props?: ComponentProps<'tr'>) =>
                slot(
                  'row',
                  <tr
                    role="row"
                    aria-rowindex={rowCount && firstRow + index}
                    data-row={rowKey(row)}
                    {...props}
                  >
                    {columns.map(({ key, header: label, cell, align, rowHeader }) => {
                      const Cell = rowHeader ? 'th' : 'td';
                      return slot(
                        'cell',
                        <Cell
                          key={key}
                          role={rowHeader ? 'rowheader' : role === 'grid' ? 'gridcell' : 'cell'}
                          scope={rowHeader ? 'row' : undefined}
                          data-column={key}
                          data-label={label}
                          data-align={align}
                        >
                          {cell(row)}
                        </Cell>,
                      );
                    })}
                  </tr>,
                );
              return <Fragment key={rowKey(row)}>{renderRow(row, draw)}</Fragment>;
            })}
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
  if (ordering && ordering === column.ordering) return 'ascending';
  return ordering === `-${column.ordering}` ? 'descending' : undefined;
}
