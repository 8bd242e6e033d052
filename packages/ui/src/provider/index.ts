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
  type Scheme,
  type Support,
  UdongoProvider,
  type UdongoProviderProps,
  useDismiss,
  useFilterKinds,
  useLanguageTag,
  useLocale,
  useLoginNeeded,
  useMessages,
  useNotify,
  useSupport,
} from './UdongoProvider.tsx';
