export { AdminList } from './AdminList.tsx';
export type {
  AdminListAction,
  AdminListBulkAction,
  AdminListColumn,
  AdminListFormProps,
  AdminListLinkProps,
  AdminListPermissions,
  AdminListProps,
  AdminListSlots,
  ListPort,
  ListQuery,
  UseAdminListOptions,
} from './AdminListProps.ts';
export type { AdminListRootProps } from './AdminListRoot.tsx';
export type { AdminListBulkProps } from './actOnRows.ts';
export { BulkDialog } from './BulkDialog.tsx';
export type { BulkDialogProps } from './BulkDialogProps.ts';
export { createAgentFilterKind, createCountyFilterKind } from './filter-kinds/countyAndAgentKinds.ts';
export { createRecordFilterKind, type RecordFilterOptions } from './filter-kinds/createRecordFilterKind.tsx';
export type { ListFilter } from './ListFilter.ts';
export type { AdminListTableProps } from './ListRows.tsx';
export type { CountedPage, CursorPage, ListPage, NumberedPage } from './listPage.ts';
export type { ListDensity } from './listSettings.ts';
export type { ListState } from './listState.ts';
export { createBrowserUrl, createMemoryUrl, type ListUrl } from './listUrl.ts';
export { useListUrl } from './useListUrl.ts';
