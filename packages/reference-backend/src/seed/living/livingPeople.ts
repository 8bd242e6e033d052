import { agentPeople, farmerPeople, type Person } from '../people.ts';

/** The people of the living service. Everybody is invented; only the accounts of `demoPasswords` can log in. */

export interface Shop extends Person {
  agrovet_name: string;
  /** Their share of the farmers, relative to the other agents. */
  share: number;
  /** Days before today on which they joined. */
  joinedDaysAgo: number;
}

/** A county that the service reaches: its towns, the names that are usual there, and the middle of its farms. */
interface Place {
  county: number;
  name: string;
  villages: readonly [string, ...string[]];
  names: readonly [string, ...string[]];
  middle: readonly [latitude: number, longitude: number];
}

export const places: readonly [Place, ...Place[]] = [
  {
    county: 42,
    name: 'Kisumu',
    villages: ['Ahero', 'Awasi', 'Katito', 'Muhoroni', 'Maseno', 'Kombewa', 'Chemelil', 'Nyangande'],
    names: [
      'Odhiambo',
      'Otieno',
      'Achieng',
      'Owino',
      'Akinyi',
      'Ochieng',
      'Adhiambo',
      'Onyango',
      'Atieno',
      'Okoth',
    ],
    middle: [-0.17, 34.92],
  },
  {
    county: 22,
    name: 'Kiambu',
    villages: ['Githunguri', 'Limuru', 'Ngecha', 'Lari', 'Gatundu', 'Ndeiya', 'Kikuyu', 'Ruiru'],
    names: [
      'Kariuki',
      'Wanjiku',
      'Mwangi',
      'Njoroge',
      'Wambui',
      'Kamau',
      'Njeri',
      "Ng'ang'a",
      'Muthoni',
      'Waweru',
    ],
    middle: [-1.06, 36.78],
  },
  {
    county: 27,
    name: 'Uasin Gishu',
    villages: ['Moiben', 'Turbo', 'Ziwa', 'Burnt Forest', 'Kuinet', 'Sergoit', 'Kesses', 'Moi’s Bridge'],
    names: [
      'Kiprotich',
      'Jepkosgei',
      'Koech',
      'Chebet',
      'Rotich',
      'Kiplagat',
      'Jeptoo',
      'Cheruiyot',
      'Kibet',
      'Sang',
    ],
    middle: [0.6, 35.3],
  },
  {
    county: 12,
    name: 'Meru',
    villages: ['Timau', 'Nkubu', 'Maua', 'Mikinduri', 'Kibirichia', 'Githongo', 'Laare', 'Mitunguu'],
    names: [
      'Mutuma',
      'Kinyua',
      'Kawira',
      'Mwenda',
      'Gakii',
      'Muriithi',
      'Kendi',
      'Kirimi',
      'Makena',
      'Murithi',
    ],
    middle: [0.05, 37.65],
  },
  {
    county: 17,
    name: 'Makueni',
    villages: ['Wote', 'Mbooni', 'Kibwezi', 'Makindu', 'Kilungu', 'Sultan Hamud', 'Kathonzweni', 'Emali'],
    names: ['Mutiso', 'Mwikali', 'Musyoka', 'Nzioka', 'Ndanu', 'Kilonzo', 'Mueni', 'Mutua', 'Wanza', 'Kioko'],
    middle: [-1.9, 37.62],
  },
];

export const firstNames = [
  'Grace',
  'Peter',
  'Mary',
  'Joseph',
  'Faith',
  'Samuel',
  'Esther',
  'Daniel',
  'Jane',
  'David',
  'Ruth',
  'Stephen',
  'Mercy',
  'Francis',
  'Lucy',
  'Simon',
  'Agnes',
  'Paul',
  'Beatrice',
  'Moses',
  'Rose',
  'James',
  'Naomi',
  'Isaac',
  'Lilian',
  'Patrick',
] as const;

const [ofDemo, githunguri, moiben, wote] = agentPeople;
if (!ofDemo || !githunguri || !moiben || !wote) throw new Error('The demo has lost its agents.');

/** Two shops in each county. The first belongs to the demo agent. */
export const shops: readonly Shop[] = [
  { ...ofDemo, share: 22, joinedDaysAgo: 600 },
  { ...githunguri, share: 18, joinedDaysAgo: 600 },
  { ...moiben, share: 15, joinedDaysAgo: 590 },
  { ...wote, share: 10, joinedDaysAgo: 580 },
  shop('Kendi Murithi', 'kendi.murithi', 5, 'Nkubu market', 12, 'Nkubu Farmers Store', 9, 570),
  shop('Kimani Gathogo', 'kimani.gathogo', 6, 'Limuru town', 22, 'Limuru Seed and Feed', 8, 560),
  shop('Atieno Were', 'atieno.were', 7, 'Maseno junction', 42, 'Maseno Agrovet', 6, 560),
  shop('Jelagat Tuwei', 'jelagat.tuwei', 8, 'Turbo stage', 27, 'Turbo Farm Inputs', 6, 430),
  shop('Muthama Nthenge', 'muthama.nthenge', 9, 'Kibwezi market', 17, 'Kibwezi Dryland Agrovet', 4, 330),
  shop('Gitonga Mwiti', 'gitonga.mwiti', 10, 'Maua town', 12, 'Maua Agro Centre', 3, 240),
];

/** The farmer of the demo, whom the demo agent referred. */
export const [demoFarmer] = farmerPeople;

function shop(
  full_name: string,
  account: string,
  number: number,
  address: string,
  county: number,
  agrovet_name: string,
  share: number,
  joinedDaysAgo: number,
): Shop {
  const phone_number = `+2547110000${String(number).padStart(2, '0')}`;
  return {
    full_name,
    email: `${account}@udongo.test`,
    phone_number,
    address,
    county,
    agrovet_name,
    share,
    joinedDaysAgo,
  };
}
