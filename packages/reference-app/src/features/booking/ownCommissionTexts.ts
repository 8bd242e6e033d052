import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  ownCommission: {
    title: 'Your commission',
    all: 'All earnings',
    toCome: 'You earn it when the booking is paid in full.',
    claimed:
      'None: the booking named you, but did not come from a page of your website, so nobody can be sure.',
    notReferred:
      'None: you serve this booking, but it did not come from you. You earn with bookings that you make, that come by your key, or that are of farmers whom you registered.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  ownCommission: {
    title: 'Kamisheni yako',
    all: 'Mapato yote',
    toCome: 'Utaipata miadi itakapolipwa yote.',
    claimed:
      'Hakuna: miadi ilikutaja, lakini haikutoka kwenye ukurasa wa tovuti yako, kwa hiyo hakuna uhakika.',
    notReferred:
      'Hakuna: unaihudumia miadi hii, lakini haikutoka kwako. Unapata kamisheni kwa miadi unayoweka, inayokuja kwa ufunguo wako, au ya wakulima uliowasajili.',
  },
};

/** The words about an agent's commission on a booking. */
export const useOwnCommissionText = createTexts(en, sw);
