import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';
import { commissionTexts } from '../../components/commission/commissionTexts.ts';

const en = {
  ...commissionTexts.en,
  earnings: {
    title: 'Earnings',
    intro: 'You earn {percentage} % of new bookings, once they are paid.',
    earned: 'You can ask for',
    earnedNote: 'Earned and not asked for yet',
    takenBack: 'We gave payments back after we paid you. We take the amount off your next earnings.',
    coming: 'Coming',
    comingNote: 'From bookings that are not paid yet',
    requested: 'Asked for',
    requestedNote: 'Not paid out yet',
    paidOut: 'Paid out',
    paidOutNote: 'Since you began',
    collect: 'Ask for {amount}',
    collectTitle: 'Ask for your earnings',
    collectHint: 'An administrator pays them to this phone by M-Pesa.',
    phone: 'Phone that gets the money',
    phoneInvalid: 'Enter a Kenyan mobile number, such as 0712 345 678',
    collected: 'You have asked for {amount}',
    statement: 'Statement',
    from: 'From',
    to: 'To',
    pdf: 'Statement as PDF',
    csv: 'Statement as CSV',
    list: 'Commissions',
    none: 'You earn with each booking of a farmer whom you referred, once it is paid.',
    all: 'Filter commissions',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  ...commissionTexts.sw,
  earnings: {
    title: 'Mapato',
    intro: 'Unapata {percentage} % ya miadi mipya, ikishalipwa.',
    earned: 'Unaweza kuomba',
    earnedNote: 'Umepata na bado hujaomba',
    takenBack: 'Tulirudisha malipo baada ya kukulipa. Kiasi hicho kitapunguzwa kwenye mapato yako yajayo.',
    coming: 'Yanayokuja',
    comingNote: 'Ya miadi ambayo haijalipwa',
    requested: 'Umeomba',
    requestedNote: 'Bado hujalipwa',
    paidOut: 'Umelipwa',
    paidOutNote: 'Tangu ulipoanza',
    collect: 'Omba {amount}',
    collectTitle: 'Omba mapato yako',
    collectHint: 'Msimamizi atakulipa kwa M-Pesa kwenye simu hii.',
    phone: 'Simu ya kulipwa',
    phoneInvalid: 'Weka nambari ya simu ya Kenya, kama 0712 345 678',
    collected: 'Umeomba {amount}',
    statement: 'Taarifa',
    from: 'Kuanzia',
    to: 'Hadi',
    pdf: 'Taarifa kama PDF',
    csv: 'Taarifa kama CSV',
    list: 'Kamisheni',
    none: 'Unapata kwa kila miadi ya mkulima uliyemleta, ikishalipwa.',
    all: 'Chuja kamisheni',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** Gives the texts about agents' earnings. */
export function useEarningsText() {
  return translators[useLocale()];
}
