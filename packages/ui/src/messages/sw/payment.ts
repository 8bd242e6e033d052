import type { payment as english } from '../en/payment.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const payment: Translation<typeof english> = {
  paid: 'Imelipwa',
  canceled: 'Imeghairiwa',
  getStatus: 'Angalia hali ya malipo',
  notPaid: 'Bado haijalipwa',
  balance: '{amount} ya kulipa',
};
