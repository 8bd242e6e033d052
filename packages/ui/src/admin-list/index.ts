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
export type { AdminListBulkProps } from './actOnRows.ts';
export {
  type AdminListSnapshot,
  type AdminListStore,
  type AdminListStoreOptions,
  createAdminListStore,
} from './adminListStore.ts';
export { BulkDialog, type BulkDialogProps } from './BulkDialog.tsx';
export { createAgentFilterKind, createCountyFilterKind } from './filter-kinds/countyAndAgentKinds.ts';
export { createRecordFilterKind, type RecordFilterOptions } from './filter-kinds/createRecordFilterKind.tsx';
export type { ListFilter } from './ListFilter.ts';
export type { ListPage } from './listPage.ts';
export type { ListState } from './listState.ts';
export { createBrowserUrl, createMemoryUrl, type ListUrl } from './listUrl.ts';
export { useAdminList } from './useAdminList.ts';
export { useListUrl } from './useListUrl.ts';
