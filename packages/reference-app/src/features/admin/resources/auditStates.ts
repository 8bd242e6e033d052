import type { Locale } from '@udongo/ui';

/** States of payments, refunds, commissions and messages in words; Kiswahili is a draft, to be reviewed by a native speaker. */
export const auditStates: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  approved: { en: 'Approved', sw: 'Imekubaliwa' },
  asked: { en: 'Requested', sw: 'Imeombwa' },
  cancelled: { en: 'Canceled', sw: 'Imeghairiwa' },
  declined: { en: 'Declined', sw: 'Imekataliwa' },
  failed: { en: 'Failed', sw: 'Imeshindikana' },
  lapsed: { en: 'Lapsed', sw: 'Muda umepita' },
  paid: { en: 'Paid', sw: 'Imelipwa' },
  paid_back: { en: 'Refunded', sw: 'Imerudishwa' },
  pending: { en: 'Waiting', sw: 'Inasubiri' },
  queued: { en: 'Waiting', sw: 'Inasubiri' },
  requested: { en: 'Requested', sw: 'Imeombwa' },
  sent: { en: 'Sent', sw: 'Imetumwa' },
  unknown: { en: 'Not known', sw: 'Haijulikani' },
  unpaid: { en: 'Not paid yet', sw: 'Bado haijalipwa' },
};
