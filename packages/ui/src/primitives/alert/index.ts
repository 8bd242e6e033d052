export { Alert, type AlertProps, type AlertSlots, type AlertState } from './Alert.tsx';
