import type { recordForm as english } from '../en/recordForm.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const recordForm: Translation<typeof english> = {
  summary: { one: 'Jambo {count} la kurekebisha', other: 'Mambo {count} ya kurekebisha' },
  ofField: '{field}: {message}',
  notSaved: 'Haijahifadhiwa. Ulichoandika bado kipo hapa.',
  notTaken: 'Imehifadhiwa, lakini huduma imebaki na thamani nyingine: {names}. Fungua rekodi uihakiki.',
  saving: 'Inahifadhi',
  number: '{label} iwe nambari, kama 2.5',
  min: '{label} isipungue {min}',
  max: '{label} isizidi {max}',
  dateMin: '{label} iwe {date} au baadaye',
  dateMax: '{label} iwe {date} au kabla',
  email: 'Andika barua pepe sahihi',
  phone: 'Andika nambari sahihi ya simu',
};
