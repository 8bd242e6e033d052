import { createPartContext } from '../lib/createPartContext.ts';
import type { AdminListProps, ListQuery } from './AdminListProps.ts';
import type { ListParts, TableOptions } from './ListParts.ts';

/** The objects that a list gives its parts. */
export interface ListContextValue<Row> {
  parts: ListParts<Row>;
  table: TableOptions<Row>;
  /** The props of the list. */
  list: AdminListProps<Row>;
  /** The query of the rows that are shown. */
  shownQuery: () => ListQuery;
  /** The module of the parts that come later; null until it is loaded. */
  loaded: typeof import('./onDemand.ts') | null;
}

const [ListContext, useListContext] = createPartContext<unknown>('AdminList.Root');

export { ListContext };

/** Gives a part the list around it, whose rows it knows. */
export const useList = useListContext as <Row>() => ListContextValue<Row>;
