export {
  Toaster,
  type ToasterProps,
  type ToasterSlots,
  type ToasterState,
  type ToastStore,
} from './Toaster.tsx';
