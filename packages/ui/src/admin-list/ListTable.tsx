import { formatNumber } from '@udongo/sdk/values';
import { type ComponentProps, createContext, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useOnDemand } from '../lib/useOnDemand.ts';
import { Button, Table, type TableColumn } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListColumn } from './AdminListProps.ts';
import type { AdminListTranslate } from './adminListTexts.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts, TableOptions } from './ListParts.ts';
import { loadParts } from './loadParts.ts';
import { SelectPage, SelectRow } from './SelectRow.tsx';

interface ListTableProps<Row> {
  parts: ListParts<Row>;
  table: TableOptions<Row>;
  rows: readonly Row[];
  rowCount: number | undefined;
  firstRow: number;
  ordering: string;
  pending: boolean;
  skeletonRows: number;
  drawRow: ((row: Row) => ReactNode) | undefined;
}

/** Draws the row around it. */
export const RowContext = createContext<(props: ComponentProps<'tr'>) => ReactNode>(() => null);

/** The rows with their checkboxes and actions; renders only for other rows, never for typing or selecting. */
export const ListTable = memo(function ListTable<Row>({
  parts,
  table,
  rows,
  rowCount,
  firstRow,
  ordering,
  pending,
  skeletonRows,
  drawRow,
}: ListTableProps<Row>) {
  const t = useMessages(adminListTexts);
  const loaded = useOnDemand(loadParts, true);
  const columns = useMemo(() => toTableColumns(parts, table, t, loaded), [parts, table, t, loaded]);
  const root = useRef<HTMLDivElement>(null);
  const isSized = table.layout !== undefined;
  useEffect(() => {
    const grid = root.current?.querySelector('table');
    if (!loaded || !grid) return;
    const { followGridKeys, measureColumns, resizeColumn } = loaded;
    const resize = (header: HTMLElement, by: number) =>
      resizeColumn(parts.settings, measureColumns(header), header.dataset.head ?? '', by);
    return followGridKeys(grid, isSized ? resize : undefined);
  }, [loaded, parts, isSized]);
  return (
    <Table
      role="grid"
      rootProps={{ ref: root }}
      caption={table.title}
      columns={columns}
      rows={rows}
      rowCount={rowCount}
      firstRow={firstRow}
      rowKey={parts.rowKey}
      {...(ordering && { ordering })}
      onOrderingChange={parts.store.sort}
      pending={pending}
      skeletonRows={skeletonRows}
      {...(drawRow && {
        renderRow: (row: Row, draw: (props: ComponentProps<'tr'>) => ReactNode) => (
          <RowContext.Provider value={draw}>{drawRow(row)}</RowContext.Provider>
        ),
      })}
    />
  );
}) as <Row>(props: ListTableProps<Row>) => React.ReactNode;

function toTableColumns<Row>(
  parts: ListParts<Row>,
  { columns, layout, selectable, hasActions, actions, formLink }: TableOptions<Row>,
  t: AdminListTranslate,
  loaded: Awaited<ReturnType<typeof loadParts>> | null,
): TableColumn<Row>[] {
  const named = columns.some(({ rowHeader }) => rowHeader);
  const own = columns.map((column, index) => ({
    ...column,
    cell: column.cell ?? ((row: Row) => showValue(column, row)),
    ...(!named && index === 0 && { rowHeader: true }),
    ...(loaded && layout && { headerEnd: <loaded.ColumnEdge parts={parts} column={column.key} /> }),
  }));
  const select: TableColumn<Row> = {
    key: 'select',
    header: t('adminList.select'),
    headerCell: <SelectPage parts={parts} />,
    cell: (row) => parts.maySelect(row) && <SelectRow parts={parts} row={row} />,
  };
  const last: TableColumn<Row> = {
    key: 'actions',
    header: t('adminList.actions'),
    cell: (row) => <RowActions parts={parts} row={row} actions={actions} formLink={formLink} />,
  };
  const all = [...(selectable ? [select] : []), ...own, ...(hasActions ? [last] : [])];
  const widths = layout?.widths;
  // A column that was shown later would get no width from a table that has one for all others.
  return widths ? all.map((column) => ({ ...column, width: widths[column.key] ?? 160 })) : all;
}

/**
 * Shows a value, or '-' for none. Source: specification section 5, "Empty numeric values show '-'"; applied
 * to empty text, too.
 */
function showValue<Row>({ value, align }: AdminListColumn<Row>, row: Row) {
  const shown = value(row);
  if (shown === null || shown === undefined || shown === '') return '-';
  return typeof shown === 'number' && align === 'end' ? formatNumber(shown) : shown;
}

interface RowActionsProps<Row> {
  parts: ListParts<Row>;
  row: Row;
  actions: TableOptions<Row>['actions'];
  formLink: TableOptions<Row>['formLink'];
}

function RowActions<Row>({ parts, row, actions = [], formLink }: RowActionsProps<Row>) {
  const t = useMessages(adminListTexts);
  const { slot, rowName, mayUpdate, mayRemove, open } = parts;
  const name = rowName(row);
  return slot(
    'rowActions',
    <div>
      {mayUpdate(row) &&
        (formLink ? (
          formLink(row, {
            className: 'udongo-button',
            'data-variant': 'quiet',
            'aria-label': t('adminList.updateOne', { name }),
            children: t('adminList.update'),
          })
        ) : (
          <Button
            variant="quiet"
            aria-label={t('adminList.updateOne', { name })}
            onClick={() => open({ kind: 'form', record: row })}
          >
            {t('adminList.update')}
          </Button>
        ))}
      {mayRemove(row) && (
        <Button
          variant="danger"
          aria-label={t('adminList.deleteOne', { name })}
          onClick={() => open({ kind: 'delete', rows: [row] })}
        >
          {t('adminList.delete')}
        </Button>
      )}
      {actions
        .filter(({ isVisible }) => isVisible?.(row) ?? true)
        .map(({ key, label, icon, variant = 'quiet', onPress }) => (
          <Button
            key={key}
            variant={variant}
            {...(icon && { icon })}
            aria-label={t('adminList.actionOne', { action: label, name })}
            onClick={() => onPress(row)}
          >
            {label}
          </Button>
        ))}
    </div>,
  );
}
