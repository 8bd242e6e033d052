import type { Language } from '../generated/types.ts';

/**
 * Kiswahili names of crops, by the stored English name: lower-case letters only, without the part in
 * brackets.
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
  irishpotato: 'Viazi (waru)',
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
 * Gives a crop's stored name in a language: "Coffee (Arabica)" is "Kahawa" in Kiswahili.
 * Never throws: a name without a translation stays as it is stored.
 */
export function nameCrop(name: string, language: Language): string {
  if (language === 'en') return name;
  const key = name
    .replace(/\(.*/, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
  return kiswahiliCropNames[key] ?? name;
}
