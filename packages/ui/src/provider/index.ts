export type {
  FilterControlProps,
  FilterKind,
  FilterKinds,
  FilterSettings,
  FilterValueProps,
} from './FilterKind.ts';
export {
  type Notification,
  type Notify,
  UdongoProvider,
  type UdongoProviderProps,
  useFilterKinds,
  useLocale,
  useMessages,
  useNotify,
} from './UdongoProvider.tsx';
