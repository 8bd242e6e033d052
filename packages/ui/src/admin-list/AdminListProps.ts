import type { ReactNode } from 'react';
import type { FormElementProps } from '../lib/ownForm.ts';
import type { SlotProps } from '../lib/slots.ts';
import type { ButtonState, DialogProps, IconName } from '../primitives/index.ts';
import type { AdminListBulkProps } from './actOnRows.ts';
import type { ListFilter } from './ListFilter.ts';
import type { ListPage } from './listPage.ts';
import type { ViewStorage } from './listSettings.ts';
import type { ListUrl } from './listUrl.ts';
import type { RowKey } from './selection.ts';

/**
 * The query of the list port: the page, `ordering` ('name' or '-name'), the applied filters and the list's own
 * `query`. `ListQuery<'name' | 'price'>` names the columns' orders; without names, `ordering` is any value, so that the query of an SDK
 * with named orders fits. Not an interface for the same reason.
 */
export type ListQuery<Order extends string = never> = {
  /** Counted from 1; absent in an export by `listAll`. */
  readonly page?: number | undefined;
  /** Rows per page. */
  readonly limit?: number | undefined;
  /** The `nextCursor` of the page before, if it had one. */
  readonly cursor?: string | undefined;
  readonly [parameter: string]: string | number | boolean | undefined;
} & { readonly [ordering in [Order] extends [never] ? never : 'ordering']?: Order | `-${Order}` | undefined };

/** Fetches one page. The SDK's list methods fit as they are. */
export interface ListPort<Row> {
  /**
   * Fetches one page: `results` with `count` and `total_pages`, with `hasNext`, or with `nextCursor`. Page,
   * limit, ordering and filters are in the query; a superseded call is aborted.
   */
  list(query: ListQuery, options: { signal: AbortSignal }): Promise<ListPage<Row>>;
}

export interface AdminListColumn<Row> {
  key: string;
  header: string;
  /** The cell's value as text or number: for the export, for names, and on screen if there is no `cell`. */
  value: (row: Row) => string | number | null | undefined;
  /** Default: the value; '-' when there is none. */
  cell?: (row: Row) => ReactNode;
  /** 'end' for numbers. Default 'start'. */
  align?: 'start' | 'end';
  /** The field by which this column sorts, in the form of the API's `ordering`. */
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

/** An action for several rows at once. */
export interface AdminListBulkAction<Row> {
  key: string;
  /** The button below the rows, shown while some are selected. */
  label: string;
  /** Draws its modal, such as a `BulkDialog` with the given props. */
  dialog: (props: AdminListBulkProps<Row>) => ReactNode;
}

export interface AdminListFormProps<Row> {
  /** The row to update; null for a new one. */
  record: Row | null;
  /** Closes the modal and fetches the list again. */
  onSaved: () => void;
  /** Closes the modal. */
  onCancel: () => void;
}

/** Makes a link look and read like the button that it replaces. */
export interface AdminListLinkProps {
  className: string;
  'data-variant': 'primary' | 'quiet';
  'aria-label'?: string;
  children: string;
}

/** The permissions of this person; the server checks them, too. */
export interface AdminListPermissions<Row> {
  /** Default: true if there is a `form` or `formLink`. */
  create?: boolean;
  /** Default: every row, if there is a `form` or `formLink`. */
  update?: boolean | ((row: Row) => boolean);
  /** Default: every row, if there is `remove`. */
  remove?: boolean | ((row: Row) => boolean);
  /** Whether the list can be saved as a file. Default true. */
  export?: boolean;
}

export interface UseAdminListOptions<Row> extends ListPort<Row> {
  /** The filters, which can only change with a new `key`. */
  filters?: readonly ListFilter[];
  /** The columns in the order in which they are drawn. */
  columns: readonly AdminListColumn<Row>[];
  /** Parameters of every request, such as `fields`. A change of content fetches the rows again. */
  query?: ListQuery;
  /**
   * Subscribes to a reason to fetch the rows again, such as the network's return: gets the function that
   * fetches them, and returns one that unsubscribes. A change of identity subscribes again.
   */
  refreshOn?: ((refresh: () => void) => () => void) | undefined;
  /** The store of the list's state. Default: in memory. Keep its identity stable. */
  url?: ListUrl;
  /** A prefix of the parameters in the address ('names.page'), so that two lists on one page don't clash. */
  namespace?: string;
  /**
   * Gives a row's unique key, so that a row that moved to the next page is not added once more. Default: the
   * row itself.
   */
  rowKey?: (row: Row) => RowKey;
  /** Names a row in labels: 'Delete UD-1284'. Default: the value of the row header's column. */
  rowName?: (row: Row) => string;
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
  /** On phones, in place of the card of filters. */
  filterSummary: 'div';
  /** The active filters. */
  chips: 'ul';
  /** One active filter; a press removes it. */
  chip: 'button';
  /** While an export is under way. */
  progress: 'div';
  /** The actions for the selected rows. */
  selection: 'div';
  /** Rows and pages. */
  list: 'div';
  /** The number of shown rows, and the button that adds more. */
  more: 'div';
  /** Update, Delete and more, of one row. */
  rowActions: 'div';
  /** The message if there is no row. */
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
  /**
   * Offers people a view of their own: chosen columns, their order and widths, row height, and saved views. It
   * is the name under which they are stored, unique for list and person: 'bookings of 7'. Keep it stable.
   */
  name?: string;
  /** The storage of views. Default: `localStorage`. Keep its identity stable. */
  viewStorage?: ViewStorage;
  /** Gives a row's unique key. */
  rowKey: (row: Row) => RowKey;
  /**
   * 'more': a button below the rows adds the next page to them, in place of the pages. Default 'pages'.
   */
  pagination?: 'pages' | 'more';
  /** Deletes one row by its key. Without it, nothing can be deleted. */
  remove?(key: RowKey, options: { signal: AbortSignal }): Promise<unknown>;
  /** The form of the modals that add and update. Without it, neither is offered. */
  form?: (props: AdminListFormProps<Row>) => ReactNode;
  /**
   * Draws links to a form with a page of its own, in place of `form` and its modals: 'Add New' if the row is
   * null, otherwise 'Update'. Spread the props onto the link: `(row, props) => <a href={…} {...props} />`.
   */
  formLink?: (row: Row | null, props: AdminListLinkProps) => ReactNode;
  /**
   * Title of the modal that adds: 'Add crop'. Default: 'Add New', as on its button. The modal that updates
   * names its record.
   */
  addTitle?: string;
  /** Default 'medium'. */
  formSize?: NonNullable<DialogProps['size']>;
  /** More buttons of a row, after Update and Delete. */
  actions?: readonly AdminListAction<Row>[];
  /** More buttons for the selected rows, before Delete selected. With them, every row can be selected. */
  bulkActions?: readonly AdminListBulkAction<Row>[];
  /** Default: everything that `form` and `remove` allow. */
  permissions?: AdminListPermissions<Row>;
  /**
   * Whether rows have checkboxes, for actions on several of them. Default: true if there are `bulkActions`,
   * or rows can be deleted.
   */
  selectable?: boolean;
  /**
   * The message if there are no records at all; a list whose filters find nothing says so and offers to show
   * all. A function gets the values of the active filters, by name, and can say what they found nothing of;
   * undefined shows the usual message.
   */
  empty?: ReactNode | ((filters: Readonly<Record<string, string>>) => ReactNode);
  /** Name of the exported file, before the day and '.csv'. Default: the title. */
  fileName?: string;
  /**
   * Iterates over all rows for the export, as the SDK's `iterate` does; its query has no page. Default: page
   * by page through `list`.
   */
  listAll?(query: ListQuery, options: { signal: AbortSignal }): AsyncIterable<Row>;
  /**
   * Called before rows are written to the file, to fetch data that their values need, such as names. An `AbortError` of this or of
   * `listAll` ends the export without a message.
   */
  prepareExport?(rows: readonly Row[], options: { signal: AbortSignal }): Promise<unknown>;
  /** Receives the exported file. Default: the browser saves it. */
  saveFile?: (file: Blob, name: string) => void;
}
