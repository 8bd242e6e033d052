import type { OperationId } from '@udongo/sdk';

export type Role = 'anonymous' | 'farmer' | 'agent' | 'administrator';

/**
 * `allow`: everything of it. `scoped`: what concerns this person, everything else reads as not found.
 * 401 and 403: refused before anything is read.
 */
export type Decision = 'allow' | 'scoped' | 401 | 403;

/** Who may do what. Nothing else decides over an operation; services decide over records, by `scoped`. */
export const permissions: Record<OperationId, Record<Role, Decision>> = {
  'auth.login': { anonymous: 'allow', farmer: 'allow', agent: 'allow', administrator: 'allow' },
  'auth.logout': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'scoped' },
  'auth.checkLoginStatus': { anonymous: 'allow', farmer: 'scoped', agent: 'scoped', administrator: 'scoped' },
  'account.get': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'scoped' },
  'account.register': { anonymous: 'allow', farmer: 'allow', agent: 'allow', administrator: 'allow' },
  'profiles.list': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'profiles.get': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'profiles.patch': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'counties.list': { anonymous: 'allow', farmer: 'allow', agent: 'allow', administrator: 'allow' },
  'counties.get': { anonymous: 'allow', farmer: 'allow', agent: 'allow', administrator: 'allow' },
  'crops.list': { anonymous: 'scoped', farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'crops.get': { anonymous: 'scoped', farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'otherCropNames.list': { anonymous: 'scoped', farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'otherCropNames.get': { anonymous: 'scoped', farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'farmers.list': { anonymous: 401, farmer: 403, agent: 'scoped', administrator: 'allow' },
  'farmers.get': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'farmers.listSummaries': { anonymous: 401, farmer: 403, agent: 'scoped', administrator: 'allow' },
  'agents.list': { anonymous: 'scoped', farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'agents.get': { anonymous: 'scoped', farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'discounts.list': { anonymous: 401, farmer: 403, agent: 403, administrator: 'allow' },
  'discounts.get': { anonymous: 401, farmer: 403, agent: 403, administrator: 'allow' },
  'bookings.list': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'bookings.create': { anonymous: 'scoped', farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'bookings.get': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'bookings.update': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'bookings.delete': { anonymous: 401, farmer: 'scoped', agent: 'scoped', administrator: 'allow' },
  'bookings.getByUuid': { anonymous: 'allow', farmer: 'allow', agent: 'allow', administrator: 'allow' },
  'health.get': { anonymous: 'allow', farmer: 'allow', agent: 'allow', administrator: 'allow' },
};
