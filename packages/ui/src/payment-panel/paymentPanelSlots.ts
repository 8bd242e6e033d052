/** The state of paying. */
export type PaymentPanelView = 'choose' | 'waiting' | 'review' | 'paid';

export interface PaymentPanelState {
  view: PaymentPanelView;
}

/** The parts of `PaymentPanel` that a host can change. */
export interface PaymentPanelSlots {
  root: 'section';
  title: 'h2';
  /** The amount to pay, or the paid one. */
  amount: 'p';
  /** Method, phone and the button. */
  form: 'form';
  /** Instructions while the prompt is out. */
  waiting: 'div';
  /** Paybill, account and amount. */
  byHand: 'div';
  /** Paid, with the receipt. */
  paid: 'div';
}
