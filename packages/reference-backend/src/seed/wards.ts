/**
 * Wards of the places that addresses of the demo name, as the Independent Electoral and Boundaries Commission lists the wards of each
 * county.
 */
const wards: Readonly<Record<string, string>> = {
  // Kisumu
  Ahero: 'Ahero',
  Awasi: 'Awasi/Onjiko',
  Chemelil: 'Chemelil',
  Katito: 'North Nyakach',
  Kombewa: 'Central Seme',
  Maseno: 'North West Kisumu',
  Muhoroni: 'Muhoroni/Koru',
  // Kiambu
  Gatundu: 'Ngenda',
  Githunguri: 'Githunguri',
  Kikuyu: 'Kikuyu',
  Lari: 'Lari/Kirenga',
  Limuru: 'Limuru Central',
  Ndeiya: 'Ndeiya',
  Ngecha: 'Ngecha Tigoni',
  'P.O. Box 301 Kiambu': 'Ndumberi',
  Ruiru: 'Biashara',
  // Uasin Gishu
  Kuinet: 'Kuinet/Kapsuswa',
  Moiben: 'Moiben',
  'Moi’s Bridge': "Moi's Bridge",
  Sergoit: 'Sergoit',
  Ziwa: 'Ziwa',
  // Meru
  Kibirichia: 'Kibirichia',
  Maua: 'Maua',
  Mikinduri: 'Mikinduri',
  Mitunguu: 'Mitunguu',
  Nkubu: 'Nkuene',
  Timau: 'Timau',
  // Makueni
  Emali: 'Emali/Mulala',
  Kathonzweni: 'Kathonzweni',
  Kilungu: 'Kilungu',
  Makindu: 'Makindu',
  Mbooni: 'Mbooni',
  'Sultan Hamud': 'Kasikeu',
  Tulimani: 'Tulimani',
  Wote: 'Wote',
  // Other counties of the demo's farmers
  Bamba: 'Bamba',
  Kapsowar: 'Kapsowar',
  Karima: 'Karima',
  'Keumbu tea buying centre': 'Keumbu',
  'Kigumo market': 'Kigumo',
  Kilibwoni: 'Kilibwoni',
  Kwanza: 'Kwanza',
  Letea: 'Letea',
  Litein: 'Litein',
  Mirangine: 'Mirangine',
  Mitaboni: 'Mitaboni',
  Mutira: 'Mutira',
  Mwiki: 'Mwiki',
  Njabini: 'Njabini/Kiburu',
  Waita: 'Waita',
  Werugha: 'Werugha',
};

/** Gives the ward of an address of the demo; '' for an address without such a place. The last part is the nearest. */
export function wardOf(address: string): string {
  const place = address.split(', ').findLast((part) => Object.hasOwn(wards, part));
  return (place && wards[place]) || '';
}
