/** Words of every list of commissions. Kiswahili is a draft, to be reviewed by a native speaker. */
export const commissionTexts = {
  en: {
    commission: {
      booking: 'Booking',
      amount: 'Amount (KES)',
      date: 'Earned on',
      state: 'State',
      reference: 'Reference',
      earned: 'Earned',
      collected: 'Requested',
      disbursed: 'Paid out',
      canceled: 'Reversed',
      noneTitle: 'No commissions yet',
      canRequest: 'You can request',
    },
  },
  sw: {
    commission: {
      booking: 'Miadi',
      amount: 'Kiasi (KES)',
      date: 'Ilipatikana',
      state: 'Hali',
      reference: 'Nambari ya muamala',
      earned: 'Imepatikana',
      collected: 'Imeombwa',
      disbursed: 'Imelipwa',
      canceled: 'Imeondolewa',
      noneTitle: 'Bado hakuna kamisheni',
      canRequest: 'Unaweza kuomba',
    },
  },
} as const;
