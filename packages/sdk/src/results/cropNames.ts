import type { Language } from '../generated/types.ts';

/**
 * Kiswahili for crops, by the stored name in English: lower case letters only, without what is in brackets.
 * Draft, to be reviewed by a native speaker.
 */
export const kiswahiliCropNames: Readonly<Record<string, string>> = {
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

/**
 * A crop's stored name in a language: "Coffee (Arabica)" is "Kahawa" in Kiswahili.
 * Never throws: a name that the language has no word for stays as it is stored.
 */
export function nameCrop(name: string, language: Language): string {
  if (language === 'en') return name;
  const key = name
    .replace(/\(.*/, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
  return kiswahiliCropNames[key] ?? name;
}
