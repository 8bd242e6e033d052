export { PaymentPanel, type PaymentPanelProps } from './PaymentPanel.tsx';
export type { KnownBooking, PaidBooking, PaymentPanelApi } from './PaymentPanelApi.ts';
export type { PaymentPanelSlots, PaymentPanelState, PaymentPanelView } from './paymentPanelSlots.ts';
export {
  type PaymentChoice,
  type PaymentPanelController,
  type PaymentPanelParams,
  usePaymentPanel,
} from './usePaymentPanel.ts';
