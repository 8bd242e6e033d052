import type { StaffRole } from '@udongo/sdk';

/** The demo people. Everybody is invented; only the accounts of `demoPasswords` can log in. */

export interface Person {
  full_name: string;
  email: string;
  phone_number: string;
  address: string;
  /** County's id. */
  county: number;
  staff_role?: StaffRole;
}

/** Passwords by email. */
export const demoPasswords: Readonly<Record<string, string>> = {
  'admin@udongo.test': 'Admin-pass-1',
  'agent@udongo.test': 'Agent-pass-1',
  'farmer@udongo.test': 'Farmer-pass-1',
  'agronomist@udongo.test': 'Agronomist-pass-1',
  'finance@udongo.test': 'Finance-pass-1',
  'technician@udongo.test': 'Technician-pass-1',
  'content@udongo.test': 'Content-pass-1',
  'admin2@udongo.test': 'Admin-pass-2',
  'agronomist2@udongo.test': 'Agronomist-pass-2',
};

export const administrator: Person = {
  full_name: 'Ada Auma',
  email: 'admin@udongo.test',
  phone_number: '+254700000001',
  address: 'P.O. Box 101 Nairobi',
  county: 47,
  staff_role: 'administrator',
};

const office = { address: 'P.O. Box 101 Nairobi', county: 47 };

/** Verifies what others measure. */
export const agronomist: Person = {
  ...office,
  full_name: 'Musa Barasa',
  email: 'agronomist@udongo.test',
  phone_number: '+254700000002',
  staff_role: 'agronomist',
};

/** Staff beside the administrator: one of each role, then a second administrator, whom some settings take, and a second agronomist, whom a rule set takes. */
export const otherStaff: readonly Person[] = [
  agronomist,
  {
    ...office,
    full_name: 'Zawadi Chebet',
    email: 'finance@udongo.test',
    phone_number: '+254700000003',
    staff_role: 'finance',
  },
  {
    ...office,
    full_name: 'Juma Kilonzo',
    email: 'technician@udongo.test',
    phone_number: '+254700000004',
    staff_role: 'technician',
  },
  {
    ...office,
    full_name: 'Neema Wanjala',
    email: 'content@udongo.test',
    phone_number: '+254700000005',
    staff_role: 'content',
  },
  {
    ...office,
    full_name: 'Faith Mutua',
    email: 'admin2@udongo.test',
    phone_number: '+254700000006',
    staff_role: 'administrator',
  },
  {
    ...office,
    full_name: 'Naliaka Simiyu',
    email: 'agronomist2@udongo.test',
    phone_number: '+254700000007',
    staff_role: 'agronomist',
  },
];

/** Agents with the name of their agrovet, "" for one without. The first is the demo agent. */
export const agentPeople: readonly (Person & { agrovet_name: string })[] = [
  agent('Otieno Odhiambo', 'agent', '+254711000001', 'Ahero market', 42, 'Mavuno Agrovet'),
  agent('Njoki Mwangi', 'njoki.mwangi', '+254711000002', 'Githunguri market', 22, 'Githunguri Farm Care'),
  agent('Kiprotich Koech', 'kiprotich.koech', '+254711000003', 'Moiben centre', 27, 'Moiben Agro Supplies'),
  agent('Mwikali Mutiso', 'mwikali.mutiso', '+254711000004', 'Wote town', 17, 'Wote Green Agrovet'),
  agent('Halima Abdi', 'halima.abdi', '+254711000005', 'Hola town', 4, 'Hola Irrigation Inputs'),
  agent('Baraka Mwakio', 'baraka.mwakio', '+254711000006', 'Wundanyi market', 6, ''),
];

/** Farmers with the place of the agent who referred them, counted from 0; null without one. The first is the demo farmer. */
export const farmerPeople: readonly (Person & { referrer: number | null })[] = [
  farmer('Wanjiku Kariuki', 'farmer', '+254712345678', 'P.O. Box 301 Kiambu', 22, 0),
  farmer('Achieng Okoth', 'achieng.okoth', '+254722000102', 'Awasi, near the chief’s camp', 42, 0),
  farmer('Ouma Onyango', 'ouma.onyango', '+254722000103', 'P.O. Box 40 Ahero', 42, 0),
  farmer("Kamau Ng'ang'a", 'kamau.nganga', '+254722000104', 'Kigumo market', 21, 0),
  farmer('Akinyi Adhiambo', 'akinyi.adhiambo', '+254110000105', 'Mbita, beside the landing site', 43, 0),
  farmer('Nekesa Wafula', 'nekesa.wafula', '+254722000106', 'Kimilili, Sikhendu ward', 39, 0),
  farmer('Moraa Nyaboke', 'moraa.nyaboke', '+254722000107', 'Keumbu tea buying centre', 45, 0),
  farmer('Odongo Ochieng', 'odongo.ochieng', '+254722000108', 'Yala, Sigomre', 41, 0),
  farmer('Muthoni Njuguna', 'muthoni.njuguna', '+254722000109', 'Limuru, Ngecha', 22, 1),
  farmer('Gathoni Waweru', 'gathoni.waweru', '+254722000110', 'Ol Kalou, Mirangine', 18, 1),
  farmer('Mwangi Maina', 'mwangi.maina', '+254722000111', 'Othaya, Karima', 19, 1),
  farmer('Wambui Githinji', 'wambui.githinji', '+254722000112', 'Kerugoya, Mutira', 20, 1),
  farmer('Njeri Kimani', 'njeri.kimani', '+254110000113', 'Njabini, South Kinangop', 18, 1),
  farmer('Kinyua Mutuma', 'kinyua.mutuma', '+254722000114', 'Timau, Kirimara', 12, 1),
  farmer('Jepkosgei Rono', 'jepkosgei.rono', '+254722000115', 'Moiben, Sergoit', 27, 2),
  farmer('Chebet Kiplagat', 'chebet.kiplagat', '+254722000116', 'Kapsowar, Chebororwa', 28, 2),
  farmer('Kibet Cheruiyot', 'kibet.cheruiyot', '+254722000117', 'Litein, Cheborge', 35, 2),
  farmer('Lokwang Ekai', 'lokwang.ekai', '+254722000118', 'Kakuma, Letea', 23, 2),
  farmer('Chepkoech Sang', 'chepkoech.sang', '+254722000119', 'Kapsabet, Kilibwoni', 29, 2),
  farmer('Simiyu Barasa', 'simiyu.barasa', '+254722000120', 'Kitale, Kwanza', 26, 2),
  farmer('Mutua Musyoka', 'mutua.musyoka', '+254722000121', 'Wote, Kako', 17, 3),
  farmer('Kalekye Nzioka', 'kalekye.nzioka', '+254722000122', 'Mbooni, Tulimani', 17, 3),
  farmer('Muthui Kilonzo', 'muthui.kilonzo', '+254722000123', 'Mwingi, Waita', 15, 3),
  farmer('Ndanu Mumo', 'ndanu.mumo', '+254110000124', 'Kathiani, Mitaboni', 16, 3),
  farmer('Amina Dube', 'amina.dube', '+254722000125', 'Hola irrigation scheme', 4, 4),
  farmer('Kazungu Charo', 'kazungu.charo', '+254722000126', 'Ganze, Bamba', 3, 4),
  farmer('Mwanaisha Bakari', 'mwanaisha.bakari', '+254722000127', 'Malindi, Goshi', 3, 4),
  farmer('Shumaa Mghanga', 'shumaa.mghanga', '+254722000128', 'Wundanyi, Werugha', 6, null),
  farmer('Nyambura Kagwe', 'nyambura.kagwe', '+254722000129', 'Kasarani, Mwiki', 47, null),
  farmer('Were Makokha', 'were.makokha', '+254722000130', 'Mumias, Matungu', 37, null),
];

function agent(
  full_name: string,
  account: string,
  phone_number: string,
  address: string,
  county: number,
  agrovet_name: string,
) {
  return { full_name, email: `${account}@udongo.test`, phone_number, address, county, agrovet_name };
}

function farmer(
  full_name: string,
  account: string,
  phone_number: string,
  address: string,
  county: number,
  referrer: number | null,
) {
  return { full_name, email: `${account}@udongo.test`, phone_number, address, county, referrer };
}
