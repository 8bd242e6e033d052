import type { combobox as english } from '../en/combobox.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const combobox: Translation<typeof english> = {
  clear: 'Futa chaguo',
  unchosen: 'Bado haijachaguliwa',
  empty: 'Hakuna kilichopatikana',
  failed: 'Orodha haikupakiwa.',
  closed: 'Orodha hii haiwezi kusomwa hapa. Mjulishe mwenye ukurasa huu.',
  logIn: 'Ingia ili uchague',
  logInKey: 'Ingia ili uchague: Enter',
  retryKey: 'Jaribu tena: Enter',
  results: { one: 'Chaguo {count}', other: 'Machaguo {count}' },
  removeChip: 'Ondoa {label}',
  chosen: 'Yaliyochaguliwa',
  limit: {
    one: 'Lisizidi {count}. Ondoa ili kuchagua jingine.',
    other: 'Yasizidi {count}. Ondoa moja ili kuchagua jingine.',
  },
};
