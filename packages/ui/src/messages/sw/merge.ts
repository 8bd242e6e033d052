import type { merge as english } from '../en/merge.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const merge: Translation<typeof english> = {
  title: 'Mtu mwingine pia amebadilisha hii',
  intro: 'Nyote mmebadilisha sehemu zilizo hapa chini. Chagua cha kubaki kwa kila moja, kisha hifadhi.',
  mine: 'Yako',
  theirs: 'Ya mwingine',
  base: 'Kabla: {value}',
  allMine: 'Baki na zangu zote',
  allTheirs: 'Baki na zote za mwingine',
  choose: 'Chagua yako au ya mwingine',
  empty: 'Tupu',
  removed: 'Imeondolewa',
  item: '{list} {number}',
  ofItem: '{item}: {field}',
  taken: 'Mtu mwingine amebadilisha hii wakati huohuo. Mabadiliko yake pia yamebaki: {names}.',
  notSaved: 'Mtu mwingine amebadilisha hii wakati huo. Hifadhi tena ili uchague cha kubaki.',
};
