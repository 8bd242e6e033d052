import type { ReactNode } from 'react';
import type { FormElementProps } from '../lib/ownForm.ts';
import type { SlotProps } from '../lib/slots.ts';
import type { ButtonState, DialogProps, IconName } from '../primitives/index.ts';
import type { AdminListBulkProps } from './actOnRows.ts';
import type { ListFilter } from './ListFilter.ts';
import type { ListPage } from './listPage.ts';
import type { ListUrl } from './listUrl.ts';
import type { RowKey } from './selection.ts';

/** What the list port is asked: page, limit, ordering, the applied filters and the list's own `query`. No interface: an SDK's query fits. */
export type ListQuery = { readonly [parameter: string]: string | number | boolean | undefined };

/** Asks for one page. The SDK's list methods fit as they are. */
export interface ListPort<Row> {
  /** Page, limit, ordering and filters stand in the query; a superseded call is aborted. */
  list(query: ListQuery, options: { signal: AbortSignal }): Promise<ListPage<Row>>;
}

export interface AdminListColumn<Row> {
  key: string;
  header: string;
  /** What the cell says, as text or number: for the export, for names, and to show where there is no `cell`. */
  value: (row: Row) => string | number | null | undefined;
  /** Default: the value; '-' when there is none. */
  cell?: (row: Row) => ReactNode;
  /** 'end' for numbers. Default 'start'. */
  align?: 'start' | 'end';
  /** The field this column sorts by, as the API's `ordering` has it. */
  ordering?: string;
  /** The column that names the row. Default: the first. */
  rowHeader?: boolean;
  /** The column is in the exported file and not on the screen. Default false. */
  fileOnly?: boolean;
}

export interface AdminListAction<Row> {
  key: string;
  label: string;
  icon?: IconName;
  /** Default 'quiet'. */
  variant?: ButtonState['variant'];
  onPress: (row: Row) => void;
  /** Default: every row has it. */
  isVisible?: (row: Row) => boolean;
}

/** What can be done with several rows at once. */
export interface AdminListBulkAction<Row> {
  key: string;
  /** The button below the rows, shown while some are chosen. */
  label: string;
  /** Draws its modal, such as a `BulkDialog` with the props that it is given. */
  dialog: (props: AdminListBulkProps<Row>) => ReactNode;
}

export interface AdminListFormProps<Row> {
  /** The row to update; null for a new one. */
  record: Row | null;
  /** Closes the modal and asks for the list again. */
  onSaved: () => void;
  /** Closes the modal. */
  onCancel: () => void;
}

/** What makes a link look and read like the button it stands for. */
export interface AdminListLinkProps {
  className: string;
  'data-variant': 'primary' | 'quiet';
  'aria-label'?: string;
  children: string;
}

/** What this person may do; the server decides all the same. */
export interface AdminListPermissions<Row> {
  /** Default: where there is a `form` or `formLink`. */
  create?: boolean;
  /** Default: every row, where there is a `form` or `formLink`. */
  update?: boolean | ((row: Row) => boolean);
  /** Default: every row, where there is `remove`. */
  remove?: boolean | ((row: Row) => boolean);
  /** Whether the list can be saved as a file. Default true. */
  export?: boolean;
}

export interface UseAdminListOptions<Row> extends ListPort<Row> {
  /** Names the filters once; changes need a new `key`. */
  filters?: readonly ListFilter[];
  /** In the order they are drawn. */
  columns: readonly AdminListColumn<Row>[];
  /** Parameters of every request, such as `fields`. A change of content asks again. */
  query?: ListQuery;
  /**
   * Takes the function that asks for the rows again, to call it when newer ones can be had, such as when the network is back;
   * gives what stops it. A change of identity starts anew.
   */
  refreshOn?: ((refresh: () => void) => () => void) | undefined;
  /** Where the state is kept. Default: in memory. Keep its identity stable. */
  url?: ListUrl;
  /** Put before the parameters in the address ('names.page'), so that two lists on one page don't clash. */
  namespace?: string;
  /** 'name' or '-name'. Default: the server's own order. */
  defaultOrdering?: string;
  /** Rows per page. Default 10. */
  defaultLimit?: number;
  /** Default 2, 5, 10, 15, 20, 50, 100. */
  limits?: readonly number[];
}

export interface AdminListSlots {
  root: 'div';
  /** Title, count and main buttons. */
  header: 'header';
  title: 'h1';
  /** 'Found: N records'. */
  found: 'div';
  /** Export, Refresh and Add New. */
  headerActions: 'div';
  filters: 'form';
  filterFields: 'div';
  /** Search and Reset. */
  filterActions: 'div';
  /** On phones, in place of the open filters. */
  filterSummary: 'div';
  /** The filters that apply. */
  chips: 'ul';
  /** One of them; pressed, it goes. */
  chip: 'button';
  /** While an export is under way. */
  progress: 'div';
  /** What can be done with the chosen rows. */
  selection: 'div';
  /** Rows and pages. */
  list: 'div';
  /** Update, Delete and more, of one row. */
  rowActions: 'div';
  /** Where there is no row. */
  empty: 'div';
}

export interface AdminListProps<Row>
  extends UseAdminListOptions<Row>,
    SlotProps<AdminListSlots, object>,
    FormElementProps {
  /** The heading, and the name of the table. */
  title: string;
  /** Level of the title in the page. Default 1. */
  headingLevel?: 1 | 2 | 3;
  /** Tells the rows apart. */
  rowKey: (row: Row) => RowKey;
  /** Names a row in labels: 'Delete UD-1284'. Default: the value of the column that names it. */
  rowName?: (row: Row) => string;
  /** Deletes one row by its key. Left out, nothing can be deleted. */
  remove?(key: RowKey, options: { signal: AbortSignal }): Promise<unknown>;
  /** The form of the modals that add and update. Left out, neither is offered. */
  form?: (props: AdminListFormProps<Row>) => ReactNode;
  /**
   * Draws links to a form with a page of its own, in place of `form` and its modals: 'Add New' where the row is null, else
   * 'Update'. Spread the props onto the link: `(row, props) => <a href={…} {...props} />`.
   */
  formLink?: (row: Row | null, props: AdminListLinkProps) => ReactNode;
  /** Title of the modal that adds: 'Add crop'. Default: 'Add New', as its button. The modal that updates names its record. */
  addTitle?: string;
  /** Default 'medium'. */
  formSize?: NonNullable<DialogProps['size']>;
  /** More buttons of a row, after Update and Delete. */
  actions?: readonly AdminListAction<Row>[];
  /** More buttons for the chosen rows, before Delete selected. Then every row can be chosen. */
  bulkActions?: readonly AdminListBulkAction<Row>[];
  /** Default: what `form` and `remove` allow. */
  permissions?: AdminListPermissions<Row>;
  /** Rows have checkboxes, to do something with several of them. Default: where there are `bulkActions`, or rows can be deleted. */
  selectable?: boolean;
  /**
   * Said where there are no records at all; a list whose filters find nothing says so and offers to show all. A function has the
   * values of the filters that are set, by name, and says what they found nothing of; undefined says it as before.
   */
  empty?: ReactNode | ((filters: Readonly<Record<string, string>>) => ReactNode);
  /** Name of the exported file, before the day and '.csv'. Default: the title. */
  fileName?: string;
  /** Walks through all rows for the export, as the SDK's `iterate` does; asked without page. Default: page by page through `list`. */
  listAll?(query: ListQuery, options: { signal: AbortSignal }): AsyncIterable<Row>;
  /** Asked before rows are written to the file: to fetch what their values need, such as names. */
  prepareExport?(rows: readonly Row[], options: { signal: AbortSignal }): Promise<unknown>;
  /** Takes the exported file. Default: the browser saves it. */
  saveFile?: (file: Blob, name: string) => void;
}
