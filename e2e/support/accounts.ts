/** The demo accounts that `npm start` prints. */
export const accounts = {
  farmer: { email: 'farmer@udongo.test', password: 'Farmer-pass-1', name: 'Wanjiku Kariuki' },
  agent: { email: 'agent@udongo.test', password: 'Agent-pass-1', name: 'Otieno Odhiambo' },
  /** Another administrator: the person who measured a sample does not verify it. */
  agronomist: { email: 'agronomist@udongo.test', password: 'Agronomist-pass-1', name: 'Musa Barasa' },
  otherAgronomist: {
    email: 'agronomist2@udongo.test',
    password: 'Agronomist-pass-2',
    name: 'Naliaka Simiyu',
  },
  finance: { email: 'finance@udongo.test', password: 'Finance-pass-1', name: 'Zawadi Chebet' },
  technician: { email: 'technician@udongo.test', password: 'Technician-pass-1', name: 'Juma Kilonzo' },
  content: { email: 'content@udongo.test', password: 'Content-pass-1', name: 'Neema Wanjala' },
  administrator: { email: 'admin@udongo.test', password: 'Admin-pass-1', name: 'Ada Auma' },
} as const;

export type Account = keyof typeof accounts;
