import type { cropName as english } from '../en/cropName.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const cropName: Translation<typeof english> = {
  avocado: 'Parachichi',
  banana: 'Ndizi',
  beans: 'Maharagwe',
  cabbage: 'Kabichi',
  cassava: 'Muhogo',
  coffee: 'Kahawa',
  cowpea: 'Kunde',
  fingermillet: 'Wimbi',
  irishpotato: 'Viazi ulaya',
  kale: 'Sukuma wiki',
  maize: 'Mahindi',
  mango: 'Embe',
  onion: 'Kitunguu',
  pigeonpea: 'Mbaazi',
  rice: 'Mpunga',
  sorghum: 'Mtama',
  sugarcane: 'Muwa',
  sweetpotato: 'Viazi vitamu',
  tea: 'Chai',
  tomato: 'Nyanya',
  wheat: 'Ngano',
};
