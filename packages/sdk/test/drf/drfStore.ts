import type { Booking, Sample } from '../../src/index.ts';

/** The differences between servers. */
export interface DrfKind {
  /**
   * From 3.18 on, errors of a list's items are keyed by index; before, they were a list with {} for good
   * items.
   */
  version: '3.14' | '3.18';
  profile: 'inside user' | 'beside user';
}

/** A booking as a plain service stores it, without Udongo's own fields. */
export type StoredBooking = Omit<Booking, 'code' | 'uuid' | 'status'> & { samples: Sample[] };

export interface DrfStore {
  kind: DrfKind;
  tokens: Set<string>;
  bookings: Map<number, StoredBooking>;
  nextId(): number;
}

export function createDrfStore(kind: DrfKind): DrfStore {
  let id = 20;
  return {
    kind,
    tokens: new Set(),
    bookings: new Map(),
    nextId: () => {
      id += 1;
      return id;
    },
  };
}

export const password = 'Agent-pass-1';

export const agent = {
  id: 5,
  username: 'agent',
  email: 'agent@udongo.test',
  full_name: 'Mwangi Otieno',
  is_superuser: false,
  is_agent: true,
  is_farmer: false,
  farmer: null,
  agent: 2,
  profile: { phone_number: '+254722000005', address: 'Thika', county: 22 },
};

export const counties = ['Mombasa', 'Nakuru', 'Kiambu'].map((name, index) => ({ id: index + 1, name }));

export const crops = ['Maize', 'Beans', 'Kale', 'Coffee'].map((name, index) => ({
  id: index + 1,
  name,
  public: true,
  n_low: '20.00',
  n_high: '60.50',
}));

export const farmers = ['Wanjiku Kariuki', 'Achieng Odhiambo', 'Kamau Kariuki'].map((full_name, index) => ({
  id: index + 1,
  user: { id: index + 8, full_name, email: `farmer${index}@udongo.test` },
  profile: { phone_number: `+25471234567${index}`, address: 'Nakuru town', county: 2 },
}));
