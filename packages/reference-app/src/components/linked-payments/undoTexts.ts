import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  refund: {
    action: 'Record a refund',
    actionOf: 'Record a refund of {reference} …',
    title: 'Record a refund of {reference}',
    hint: 'First refund the money in M-Pesa or Paystack, or in cash. This page only records the refund, with your name.',
    number: 'Refund code',
    numberHint: 'The M-Pesa code of the reversal; for cash, the number of your own slip.',
    numberRequired: 'Enter the refund code',
    reason: 'Why was it refunded?',
    reasonRequired: 'Say why it was refunded',
    save: 'Record',
    done: 'The refund of {reference} is recorded',
  },
  unlink: {
    heading: 'Linked or recorded by our team',
    action: 'Unlink',
    actionOf: 'Unlink {reference}',
    title: 'Unlink {reference} from {code}',
    hint: 'The money no longer counts for this booking, and its commission is reversed. The money goes back to “Money to check”.',
    hintByHand:
      'For a record that is wrong: it is struck out, and “Money to check” does not list it. The money no longer counts for this booking, and its commission is reversed. If it was paid for another booking, record it there with the same receipt number.',
    reason: 'Why does it not belong there?',
    reasonRequired: 'Say why it does not belong there',
    done: '{reference} no longer counts for {code}',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  refund: {
    action: 'Rekodi marejesho',
    actionOf: 'Rekodi marejesho ya {reference} …',
    title: 'Rekodi marejesho ya {reference}',
    hint: 'Kwanza rudisha pesa: kwenye M-Pesa au Paystack, au taslimu. Ukurasa huu hurekodi tu marejesho hayo, pamoja na jina lako.',
    number: 'Nambari ya muamala wa marejesho',
    numberHint: 'Nambari ya M-Pesa ya marejesho; kwa pesa taslimu, nambari ya hati yako mwenyewe.',
    numberRequired: 'Weka nambari ya muamala wa marejesho',
    reason: 'Kwa nini zilirudishwa?',
    reasonRequired: 'Sema kwa nini zilirudishwa',
    save: 'Rekodi',
    done: 'Marejesho ya {reference} yamerekodiwa',
  },
  unlink: {
    heading: 'Malipo yaliyounganishwa au kurekodiwa na wahudumu',
    action: 'Ondoa kiungo',
    actionOf: 'Ondoa kiungo cha {reference}',
    title: 'Ondoa {reference} kwenye {code}',
    hint: 'Pesa hizi hazitahesabiwa tena kwa miadi hii, na kamisheni yake itaondolewa. Zitarudi kwenye “Pesa za kuangalia”.',
    hintByHand:
      'Kwa rekodi yenye makosa: itafutwa, na haitaonekana kwenye “Pesa za kuangalia”. Pesa hizi hazitahesabiwa tena kwa miadi hii, na kamisheni yake itaondolewa. Kama zililipwa kwa miadi nyingine, zirekodi huko kwa nambari ile ile ya risiti.',
    reason: 'Kwa nini si ya miadi hiyo?',
    reasonRequired: 'Sema kwa nini si ya miadi hiyo',
    done: '{reference} haihesabiwi tena kwa {code}',
  },
};

/** The texts of links that are undone and money that was refunded. */
export const useUndoText = createTexts(en, sw);
