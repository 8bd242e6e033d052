import { common } from '../messages/en/common.ts';
import { payment } from '../messages/en/payment.ts';
import { paymentPanel } from '../messages/en/paymentPanel.ts';

/** What is said while a booking is paid. */
export const paymentPanelTexts = { common, payment, paymentPanel };
