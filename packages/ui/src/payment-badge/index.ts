export { BalanceDue, type BalanceDueProps } from './BalanceDue.tsx';
export {
  PaymentBadge,
  type PaymentBadgeProps,
  type PaymentBadgeSlots,
  type PaymentBadgeState,
} from './PaymentBadge.tsx';
