import type { adminListView as english } from '../en/adminListView.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const adminListView: Translation<typeof english> = {
  views: 'Mionekano iliyohifadhiwa',
  noViews: 'Mwonekano huhifadhi vichujio, mpangilio na safu wima kwa jina.',
  name: 'Jina la mwonekano',
  nameNeeded: 'Weka jina la mwonekano',
  save: 'Hifadhi mwonekano huu',
  rename: 'Badilisha jina',
  renameOne: 'Badilisha jina la {name}',
  deleteOne: 'Futa {name}',
  deleted: '{name} umefutwa.',
  undo: 'Tendua',
  default: 'Chaguo-msingi',
  defaultOne: 'Chaguo-msingi: fungua orodha hii kwa {name}',
  columns: 'Safu wima',
  moveUp: 'Sogeza {column} juu',
  moveDown: 'Sogeza {column} chini',
  moved: '{column}: safu wima ya {number} kati ya {count}',
  reset: 'Rudisha safu wima',
  density: 'Urefu wa safu',
  comfortable: 'Wa kawaida',
  compact: 'Mfupi',
  notStored: 'Kivinjari hiki hakiwezi kuhifadhi chaguo lako. Litapotea ukiondoka kwenye ukurasa huu.',
  exportSelected: 'Pakua zilizochaguliwa',
};
