import type { common as english } from '../en/common.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const common: Translation<typeof english> = {
  retry: 'Jaribu tena',
  loading: 'Inapakia',
  slow: 'Inachukua muda zaidi ya kawaida. Bado tunajaribu.',
  close: 'Funga',
  cancel: 'Ghairi',
  save: 'Hifadhi',
  yes: 'Ndiyo',
  no: 'Hapana',
};
