import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  news: {
    title: 'News by email',
    intro:
      "We'll write when there is news about soil, fertiliser and planting seasons. You can unsubscribe at any time.",
    needsScript: 'The form below needs JavaScript, which is off in this browser.',
    form: 'Subscription',
    email: 'Email',
    emailRequired: 'Email is required',
    subscribe: 'Subscribe',
    sent: 'Your request was received',
    thanksTitle: 'Check your email',
    thanks: 'If {email} gets no news yet, an email is on its way. Open its link, and press the button there.',
    another: 'Subscribe another address',
  },
  confirmNews: {
    title: 'Confirm your subscription',
    ask: 'Press the button to get our news at the address that this link was sent to.',
    press: 'Yes, send me the news',
    done: "You're subscribed to our news",
    doneText: 'Every email has a link to unsubscribe.',
    again: 'Subscribe again',
  },
  leaveNews: {
    title: 'Unsubscribe',
    ask: "Press the button, and we'll send no more news to the address that this link was sent to.",
    press: 'Unsubscribe',
    done: "You're unsubscribed",
    doneText: 'Did you press by mistake? You can subscribe again.',
    again: 'Subscribe again',
  },
  newsLink: {
    deadTitle: 'This link is no longer valid',
    dead: 'Perhaps you used it already, or it is too old.',
    failed: 'We could not reach the service. Press the button again.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  news: {
    title: 'Habari kwa barua pepe',
    intro:
      'Tutaandika kukiwa na habari za udongo, mbolea na misimu ya kupanda. Unaweza kujiondoa wakati wowote.',
    needsScript: 'Fomu iliyo hapa chini inahitaji JavaScript, ambayo imezimwa kwenye kivinjari hiki.',
    form: 'Usajili',
    email: 'Barua pepe',
    emailRequired: 'Barua pepe inahitajika',
    subscribe: 'Jiandikishe',
    sent: 'Ombi lako limepokelewa',
    thanksTitle: 'Angalia barua pepe zako',
    thanks:
      'Ikiwa {email} bado haipokei habari, barua pepe iko njiani. Fungua kiungo chake, kisha bonyeza kitufe.',
    another: 'Andikisha anwani nyingine',
  },
  confirmNews: {
    title: 'Thibitisha usajili wako',
    ask: 'Bonyeza kitufe ili upokee habari zetu kwenye anwani iliyotumiwa kiungo hiki.',
    press: 'Ndiyo, nitumie habari',
    done: 'Kuanzia sasa utapokea habari zetu',
    doneText: 'Kila barua pepe ina kiungo cha kujiondoa.',
    again: 'Jiandikishe tena',
  },
  leaveNews: {
    title: 'Jiondoe',
    ask: 'Bonyeza kitufe, nasi hatutatuma habari tena kwenye anwani iliyotumiwa kiungo hiki.',
    press: 'Jiondoe',
    done: 'Umejiondoa',
    doneText: 'Ulibonyeza kwa bahati mbaya? Unaweza kujiandikisha tena.',
    again: 'Jiandikishe tena',
  },
  newsLink: {
    deadTitle: 'Kiungo hiki hakifanyi kazi tena',
    dead: 'Labda ulikitumia tayari, au ni cha zamani.',
    failed: 'Hatukuweza kuifikia huduma. Bonyeza kitufe tena.',
  },
};

/** The texts of the newsletter's pages. */
export const useNewsletterText = createTexts(en, sw);
