import type { OperationId, Role } from '@udongo/sdk';
import { isStaff, mayCall } from '../../lib/mayCall.ts';

export const topics = ['bookings', 'samples', 'payments', 'farmers', 'agents', 'commissions'] as const;
export type Topic = (typeof topics)[number];

const operations = {
  bookings: 'statistics.getBookings',
  samples: 'statistics.getSamples',
  payments: 'statistics.getPayments',
  farmers: 'statistics.getFarmers',
  agents: 'statistics.getAgents',
  commissions: 'statistics.getCommissions',
} as const satisfies Record<Topic, OperationId>;

const ofPeople: Partial<Record<Role, readonly Topic[]>> = {
  agent: ['bookings', 'samples', 'payments', 'farmers', 'commissions'],
  farmer: ['bookings', 'samples', 'payments'],
};

/** The topics that a role has numbers of; none for staff who only write. */
export function topicsOf(role: Role): readonly Topic[] {
  if (isStaff(role)) return topics.filter((topic) => mayCall(role, operations[topic]));
  return ofPeople[role] ?? [];
}
