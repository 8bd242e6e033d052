export {
  PaymentBadge,
  type PaymentBadgeProps,
  type PaymentBadgeSlots,
  type PaymentBadgeState,
} from './PaymentBadge.tsx';
