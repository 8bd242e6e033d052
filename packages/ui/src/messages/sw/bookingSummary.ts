import type { bookingSummary as english } from '../en/bookingSummary.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingSummary: Translation<typeof english> = {
  title: 'Kiasi cha kulipa',
  samples: 'Sampuli',
  times: '× {count}',
  total: 'Jumla',
  discount: 'Punguzo',
  afterDiscount: 'Cha kulipa',
  noTestType: 'Chagua aina ya kipimo ili kuona kiasi.',
  book: 'Weka miadi',
  booking: 'Inaweka miadi',
  draftSaved: 'Rasimu imehifadhiwa kwenye kifaa hiki',
  clearDraft: 'Futa fomu',
  cleared: 'Fomu imefutwa.',
  undoClear: 'Tendua',
  offline: 'Huna mtandao. Unaweza kuendelea kuandika, hakuna kitakachopotea.',
  notSentOffline: 'Haijatumwa: huna mtandao. Hakuna kilichopotea. Bonyeza tena ukipata mtandao.',
  waitsTitle: 'Haijatumwa',

  waitsUnknown:
    'Hatujui kama miadi hii imewekwa. Imehifadhiwa kwenye kifaa hiki: angalia miadi yako kabla ya kuituma tena.',
