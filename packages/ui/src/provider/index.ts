export type {
  FilterControlProps,
  FilterKind,
  FilterKinds,
  FilterSettings,
  FilterValueProps,
} from './FilterKind.ts';
export {
  type DismissNotification,
  type Notification,
  type Notify,
  UdongoProvider,
  type UdongoProviderProps,
  useDismiss,
  useFilterKinds,
  useLocale,
  useMessages,
  useNotify,
} from './UdongoProvider.tsx';
