/** The demo accounts that `npm start` prints. */
export const accounts = {
  farmer: { email: 'farmer@udongo.test', password: 'Farmer-pass-1', name: 'Wanjiku Kariuki' },
  agent: { email: 'agent@udongo.test', password: 'Agent-pass-1', name: 'Otieno Odhiambo' },
  administrator: { email: 'admin@udongo.test', password: 'Admin-pass-1', name: 'Ada Auma' },
} as const;

export type Account = keyof typeof accounts;
