import type { bookingStatus as english } from '../en/bookingStatus.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingStatus: Translation<typeof english> = {
  booked: 'Miadi imewekwa',
  sample_collected: 'Sampuli zimekusanywa',
  received: 'Zimepokelewa',
  analysed: 'Zimechambuliwa',
  verified: 'Zimethibitishwa',
  report_ready: 'Ripoti iko tayari',
  canceled: 'Imeghairiwa',
};
