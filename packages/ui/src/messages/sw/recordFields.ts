import type { recordFields as english } from '../en/recordFields.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const recordFields: Translation<typeof english> = {
  chooseFile: 'Chagua faili',
  changeFile: 'Chagua faili nyingine',
  removeFile: 'Ondoa {name}',
  fileType: '{name} si faili ya {types}. Chagua nyingine.',
  fileSize: '{name} ina {size}. Inaruhusiwa hadi {max}: chagua faili ndogo zaidi.',
  tags: { one: 'Ingizo {count}', other: 'Maingizo {count}' },
  limit: {
    one: '{label}: isizidi {count}. Ondoa mengine.',
    other: '{label}: isizidi {count}. Ondoa mengine.',
  },
  money: '{label} iwe kiasi cha pesa, kama 2,500.00',
  min: '{label} isipungue {min}',
  max: '{label} isizidi {max}',
};
