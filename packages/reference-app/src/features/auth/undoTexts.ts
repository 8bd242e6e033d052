import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  undo: {
    title: 'Undo a change',
    ask: "Press the button if you did not change your email or phone number. You'll get the ones from before back, everyone will be logged out, and you'll set a new password.",
    press: 'It was not me: undo it',
    dead: 'It was used before, it is older than 7 days, or a part of it is missing. If you cannot log in, write to us.',
    contact: 'Write to us',
  },
} as const;

const sw: TranslationOf<typeof en> = {
  undo: {
    title: 'Tendua mabadiliko',
    ask: 'Bonyeza kitufe kama hukubadilisha barua pepe au nambari yako ya simu. Utarudishiwa za awali, kila aliyeingia ataondolewa, na utaweka nenosiri jipya.',
    press: 'Si mimi: tendua',
    dead: 'Kimetumika, kina zaidi ya siku 7, au sehemu yake haipo. Kama huwezi kuingia, tuandikie.',
    contact: 'Tuandikie',
  },
};

/** The texts of the page that takes back a change of email address or phone number. */
export const useUndoText = createTexts(en, sw);
