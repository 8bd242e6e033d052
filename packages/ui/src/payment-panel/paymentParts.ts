import { createPartContext } from '../lib/createPartContext.ts';
import type { DrawSlot } from '../lib/slots.ts';
import type { Payable } from './PaymentPanelApi.ts';
import type { PaymentPanelSlots } from './paymentPanelSlots.ts';
import type { PaymentPanelController } from './usePaymentPanel.ts';

interface PaymentParts {
  controller: PaymentPanelController;
  payable: Payable;
  slot: DrawSlot<PaymentPanelSlots>;
}

/** The provider of a panel, and the hook of its parts. */
export const [PaymentPartsContext, usePaymentParts] = createPartContext<PaymentParts>('PaymentPanel.Root');
