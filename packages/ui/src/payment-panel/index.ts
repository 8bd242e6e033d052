export { PaymentPanel, type PaymentPanelProps, type PaymentPanelRootProps } from './PaymentPanel.tsx';
export type { KnownBooking, PaidBooking, PaymentPanelApi } from './PaymentPanelApi.ts';
export type { PaymentPanelSlots, PaymentPanelState, PaymentPanelView } from './paymentPanelSlots.ts';
export type { PaymentPanelParams } from './usePaymentPanel.ts';
