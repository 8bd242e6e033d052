import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  pay: {
    title: 'Payment',
    forPayer: 'Send a prompt, or pay by card',
    record: 'Record a payment',
    recordTitle: 'Record a payment of {code}',
    recordHint: 'For cash, or for an M-Pesa payment whose code you know. It is kept with your name.',
    method: 'How it was paid',
    mpesa: 'M-Pesa',
    cash: 'Cash',
    bank: 'Bank',
    card: 'Card',
    reference: 'Receipt number',
    referenceHint: 'The M-Pesa code, or the number of your own receipt.',
    referenceRequired: 'Enter the number of the receipt',
    amount: 'Amount (KES)',
    amountInvalid: 'Enter whole shillings, more than 0',
    reason: 'How do you know that the money came?',
    reasonRequired: 'Say how you know it',
    save: 'Record it',
    more: 'That is {amount} more than is due. Record it all the same?',
    saveMore: 'Record all of it',
    recorded: 'The payment of {code} is recorded',
    reasonReader: 'Only our team reads it, not the farmer.',
    link: 'Link to a booking',
    linkTitle: 'Link {reference} to a booking',
    linkHint: 'The amount that arrived counts for the booking.',
    booking: 'Code of the booking',
    bookingRequired: 'Enter the code of a booking, such as UD-1042',
    bookingMissing: 'No booking has the code {code}',
    why: 'Why does it belong there?',
    whyRequired: 'Say why it belongs there',
    linked: '{reference} is linked to {code}',
    shared: 'Booking {code} is paid',
    receipt: 'Receipt',
    receiptOf: 'Receipt of {code}',
    invoice: 'Invoice',
    invoiceOf: 'Invoice of {code}',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  pay: {
    title: 'Malipo',
    forPayer: 'Tuma ombi la malipo, au lipa kwa kadi',
    record: 'Rekodi malipo',
    recordTitle: 'Rekodi malipo ya {code}',
    recordHint:
      'Kwa pesa taslimu, au malipo ya M-Pesa ambayo unajua nambari yake. Yanatunzwa pamoja na jina lako.',
    method: 'Jinsi ilivyolipwa',
    mpesa: 'M-Pesa',
    cash: 'Pesa taslimu',
    bank: 'Benki',
    card: 'Kadi',
    reference: 'Nambari ya risiti',
    referenceHint: 'Nambari ya M-Pesa, au nambari ya risiti yako mwenyewe.',
    referenceRequired: 'Weka nambari ya risiti',
    amount: 'Kiasi (KES)',
    amountInvalid: 'Weka shilingi kamili, zaidi ya 0',
    reason: 'Unajuaje kwamba pesa zilifika?',
    reasonRequired: 'Sema unajuaje',
    save: 'Rekodi',
    more: 'Hizo ni {amount} zaidi ya zinazodaiwa. Uzirekodi hata hivyo?',
    saveMore: 'Rekodi zote',
    recorded: 'Malipo ya {code} yamerekodiwa',
    reasonReader: 'Wahudumu wetu tu ndio huisoma, si mkulima.',
    link: 'Unganisha na miadi',
    linkTitle: 'Unganisha {reference} na miadi',
    linkHint: 'Kiasi kilichofika kinahesabiwa kwa miadi.',
    booking: 'Nambari ya miadi',
    bookingRequired: 'Weka nambari ya miadi, kama UD-1042',
    bookingMissing: 'Hakuna miadi yenye nambari ya miadi {code}',
    why: 'Kwa nini ni ya miadi hiyo?',
    whyRequired: 'Sema kwa nini ni ya miadi hiyo',
    linked: '{reference} imeunganishwa na {code}',
    shared: 'Miadi {code} imelipwa',
    receipt: 'Risiti',
    receiptOf: 'Risiti ya {code}',
    invoice: 'Ankara',
    invoiceOf: 'Ankara ya {code}',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of payments. */
export function usePayText() {
  return translators[useLocale()];
}
