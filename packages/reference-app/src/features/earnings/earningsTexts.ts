import type { TranslationOf } from '@udongo/ui';
import { commissionTexts } from '../../components/commission/commissionTexts.ts';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  ...commissionTexts.en,
  earnings: {
    title: 'Earnings',
    intro: 'You earn {percentage}% of the price of each new booking, once it is paid.',
    earnedNote: 'Ready to request',
    takenBack: "We refunded payments after we paid you. We'll take the amount off your next earnings.",
    coming: 'Expected',
    comingNote: 'From bookings that are not paid yet',
    requested: 'Requested',
    requestedNote: 'Not paid out yet',
    paidOut: 'Paid out',
    paidOutNote: 'Since you began',
    collect: 'Request {amount}',
    collectTitle: 'Request your earnings',
    collectHint: "We'll pay them to this number by M-Pesa.",
    phone: 'M-Pesa number that gets the money',
    phoneInvalid: 'Enter a Kenyan mobile number, such as 0712 345 678',
    collected: 'You have requested {amount}',
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
    intro: 'Unapata asilimia {percentage} ya bei ya kila miadi mpya ikishalipwa.',
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
    collectHint: 'Msimamizi atakulipa kwa M-Pesa kwenye nambari hii ya simu.',
    phone: 'Nambari ya M-Pesa ya kulipwa',
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

/** Gives the texts about agents' earnings. */
export const useEarningsText = createTexts(en, sw);
