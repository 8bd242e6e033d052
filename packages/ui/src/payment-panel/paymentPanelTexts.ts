import { common } from '../messages/en/common.ts';
import { failure } from '../messages/en/failure.ts';
import { payment } from '../messages/en/payment.ts';
import { paymentPanel } from '../messages/en/paymentPanel.ts';

/** The texts of paying. */
export const paymentPanelTexts = { common, failure, payment, paymentPanel };
