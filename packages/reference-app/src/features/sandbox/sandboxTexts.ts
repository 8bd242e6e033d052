import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  sandbox: {
    title: 'The payer’s phone',
    intro: 'Play the person who pays, and see what the other page does.',
    noMoney: 'This is a sandbox: no money moves.',
    amount: 'Amount',
    phone: 'Phone',
    state: 'State',
    receipt: 'Receipt number',
    waiting: 'Waits for the PIN',
    approved: 'Approved',
    canceled: 'Canceled',
    timed_out: 'Timed out',
    approve: 'Enter the PIN',
    cancel: 'Cancel the prompt',
    wrong_pin: 'Wrong PIN',
    time_out: 'Do nothing until it times out',
    approve_late: 'Answer late, after 5 seconds',
    approve_twice: 'Answer twice',
    refund: 'Give everything back',
    back: 'Back to the page that asked',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  sandbox: {
    title: 'Simu ya anayelipa',
    intro: 'Jifanye anayelipa, uone ukurasa ule mwingine unafanya nini.',
    noMoney: 'Hili ni jaribio: hakuna pesa zinazotumwa.',
    amount: 'Kiasi',
    phone: 'Simu',
    state: 'Hali',
    receipt: 'Nambari ya risiti',
    waiting: 'Inasubiri PIN',
    approved: 'Imekubaliwa',
    canceled: 'Imeghairiwa',
    timed_out: 'Muda umeisha',
    approve: 'Weka PIN',
    cancel: 'Ghairi ombi',
    wrong_pin: 'PIN si sahihi',
    time_out: 'Usifanye chochote hadi muda uishe',
    approve_late: 'Jibu kwa kuchelewa, baada ya sekunde 5',
    approve_twice: 'Jibu mara mbili',
    refund: 'Rudisha pesa zote',
    back: 'Rudi kwenye ukurasa ulioomba',
  },
};

/** The texts of the payer's phone. */
export const useSandboxText = createTexts(en, sw);
