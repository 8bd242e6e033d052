import type { sampleResults as english } from '../en/sampleResults.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const sampleResults: Translation<typeof english> = {
  samples: 'Sampuli',
  compare: 'Linganisha zote',
  crops: 'Mazao',
  todo: 'La kufanya kwa {crop}',
  nothing: 'Hakuna la kufanya. Udongo una kila kitu ambacho zao hili ({crop}) linahitaji.',
  when: '{when}. {why}',
  free: 'KES 0',
  costRange: '{low} hadi {high}',
  cheapest: 'Hatua ya kwanza ya bei nafuu: {title}.',
  prices: 'Bei za {date}.',
  sum: 'Jinsi tulivyokokotoa',
  readings: 'Vipimo',
  ideal: 'Kiwango bora: {range}',
  bar: '{reading} {value}. {crop} hupenda {range}. Ukadiriaji: {rating}.',
  band: 'Mstari wa kijani: kiwango ambacho {crop} hupenda. Kifaa cha kupimia hukadiria nitrojeni, fosforasi na potasiamu. Mwulize afisa wa kilimo.',
  toActOn: { one: 'Jambo {count} la kushughulikia', other: 'Mambo {count} ya kushughulikia' },
  good: 'Nzuri',
  notMeasured: 'Haijapimwa',
  notMeasuredHint: 'Sampuli hii bado haina vipimo.',
  rejected: 'Imekataliwa',
  rejectedTitle: 'Sampuli hii ilikataliwa',
  leaking_bag: 'Mfuko ulivuja.',
  too_little_soil: 'Udongo ulikuwa kidogo mno.',
  wrong_label: 'Lebo haikuwa sahihi.',
  comparing: 'Vipimo vya sampuli zote, kwa zao kuu la kila moja',
  reading: 'Kipimo',
  none: 'Bado hakuna matokeo.',
};
