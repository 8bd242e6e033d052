import type { Role } from '@udongo/sdk';

export const topics = ['bookings', 'samples', 'payments', 'farmers', 'agents', 'commissions'] as const;
export type Topic = (typeof topics)[number];

/** The topics that each role has numbers of. */
export const topicsOf: Readonly<Record<Role, readonly Topic[]>> = {
  administrator: topics,
  agent: ['bookings', 'samples', 'payments', 'farmers', 'commissions'],
  farmer: ['bookings', 'samples', 'payments'],
};
