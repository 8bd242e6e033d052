import type { bookingSummary as english } from '../en/bookingSummary.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingSummary: Translation<typeof english> = {
  title: 'Kiasi cha kulipa',
  samples: 'Sampuli',
  times: '× {count}',
  total: 'Jumla',
  discount: 'Punguzo',
  afterDiscount: 'Baada ya punguzo',
  noTestType: 'Chagua aina ya upimaji ili kuona kiasi.',
  book: 'Weka miadi',
  booking: 'Inaweka miadi',
  draftSaved: 'Rasimu imehifadhiwa kwenye kifaa hiki',
  clearDraft: 'Futa fomu',
  cleared: 'Fomu imefutwa.',
  undoClear: 'Tendua',
  offline: 'Huna mtandao. Endelea kuandika, hakuna kitakachopotea.',
  notSentOffline: 'Haijatumwa: huna mtandao. Hakuna kilichopotea. Bonyeza tena ukipata mtandao.',
  waitsTitle: 'Haijatumwa',
  waitsOffline: 'Imehifadhiwa kwenye kifaa hiki. Tutaituma ukirudi mtandaoni.',
  waitsLost: 'Imehifadhiwa kwenye kifaa hiki. Tutaituma tena baadaye.',
  backOnline: 'Umerudi mtandaoni. Bonyeza {press} tena.',
  notSentLost: 'Hatukupata jibu. Hakuna kilichopotea: angalia mtandao kisha bonyeza tena.',
  notSentUnknown: 'Hatujui kama miadi hii imewekwa. Ukibonyeza tena huenda ikarudiwa.',
  notSentStored: 'Miadi hii iliwekwa bila mabadiliko yako ya mwisho. Tuambie tuyaweke.',
  notSentRefused: 'Haijatumwa. Uliyoandika bado yapo hapa.',
  notSentThrottled:
    'Haijatumwa: huduma ina kazi nyingi. Hakuna kilichopotea: subiri {time} kisha bonyeza tena.',
  notSentServer: 'Haijatumwa: seva yetu ina tatizo. Subiri kidogo kisha bonyeza tena.',
  slow: 'Inachukua muda zaidi ya kawaida. Usifunge ukurasa huu.',
};
