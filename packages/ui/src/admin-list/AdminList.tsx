import type { AdminListProps } from './AdminListProps.ts';
import { AdminListRoot } from './AdminListRoot.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListBulk, ListCard, ListPagination, ListRow, ListRows } from './ListRows.tsx';

/**
 * A list of records to manage: filters, sorting, pages, modals that add, update and delete, selection,
 * export. It knows no resource: everything comes as props, `Row` is inferred. Below 768 px of its own width
 * rows are cards, and filters a sheet. For another order, or elements of your own in between, build it of its
 * parts: `AdminList.Root` around `AdminList.Header`, `.Filters`, `.Card`, `.Table`, `.Bulk` and `.Pagination`.
 * Source: specification section 2, "Generic admin list screen".
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  return (
    <AdminListRoot {...props}>
      <ListHeader />
      <ListFilters />
      <ListCard>
        <ListRows />
        <ListBulk />
        <ListPagination />
      </ListCard>
    </AdminListRoot>
  );
}

AdminList.Root = AdminListRoot;
AdminList.Header = ListHeader;
AdminList.Filters = ListFilters;
AdminList.Card = ListCard;
AdminList.Table = ListRows;
AdminList.Row = ListRow;
AdminList.Bulk = ListBulk;
AdminList.Pagination = ListPagination;
