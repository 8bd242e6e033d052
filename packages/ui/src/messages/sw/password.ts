import type { password as english } from '../en/password.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const password: Translation<typeof english> = {
  show: 'Onyesha nenosiri',
  hide: 'Ficha nenosiri',
  short: 'Ni fupi mno. Tumia angalau herufi 8, bora 15.',
  weak: 'Ni dhaifu: ni rahisi kubahatisha. Tumia herufi nyingine, au maneno machache.',
  good: 'Ni zuri. Herufi 15 au zaidi huliimarisha.',
  strong: 'Ni imara.',
};
