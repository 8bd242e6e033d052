/** Where paying stands. */
export type PaymentPanelView = 'choose' | 'waiting' | 'review' | 'paid';

export interface PaymentPanelState {
  view: PaymentPanelView;
}

/** The parts of `PaymentPanel` that a host can change. */
export interface PaymentPanelSlots {
  root: 'section';
  title: 'h2';
  /** What is to be paid, or was paid. */
  amount: 'p';
  /** Method, phone and the button. */
  form: 'form';
  /** What to do while the prompt is out. */
  waiting: 'div';
  /** Paybill, account and amount. */
  byHand: 'div';
  /** Paid, with the receipt. */
  paid: 'div';
}
