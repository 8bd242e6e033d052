export {
  type FilterControlProps,
  type FilterKinds,
  type Notification,
  type Notify,
  UdongoProvider,
  type UdongoProviderProps,
  useFilterKinds,
  useLocale,
  useMessages,
  useNotify,
} from './UdongoProvider.tsx';
