import type { TranslationOf } from '@udongo/ui';
import { createTextsOf } from '../messages/createTexts.ts';

const en = {
  undo: {
    undo: 'Undo',
    kept: {
      one: 'It can be restored for 30 days.',
      other: '{count} records can be restored for 30 days.',
    },
    restored: 'Restored.',
    done: 'Your change is undone.',
    changedSince: 'It was changed again after you saved it, so nothing was undone.',
    unanswered:
      'No answer came, so your change is probably still saved. Check your network and press Undo again.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  undo: {
    undo: 'Tendua',
    kept: {
      one: 'Inaweza kurejeshwa kwa siku 30.',
      other: 'Rekodi {count} zinaweza kurejeshwa kwa siku 30.',
    },
    restored: 'Imerejeshwa.',
    done: 'Badiliko lako limetenduliwa.',
    changedSince: 'Imebadilishwa tena baada ya wewe kuihifadhi, kwa hivyo hakuna kilichotenduliwa.',
    unanswered:
      'Hakuna jibu lililokuja, kwa hivyo huenda badiliko lako bado limehifadhiwa. Angalia mtandao wako ubonyeze Tendua tena.',
  },
};

/** The texts of what can be undone. */
export const translateUndo = createTextsOf(en, sw);
