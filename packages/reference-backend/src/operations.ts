import type { OperationId } from '@udongo/sdk';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The token is not even looked at, so that a dead one never keeps anybody out. */
  ignoresToken?: true;
}

/** Where each operation of the contract lives. A test holds this against `openapi.yaml`. */
export const operations: Record<OperationId, Operation> = {
  'auth.login': { method: 'POST', path: '/users/auth/login', ignoresToken: true },
  'auth.logout': { method: 'POST', path: '/users/auth/logout' },
  'auth.checkLoginStatus': { method: 'GET', path: '/users/auth/check-login-status' },
  'account.get': { method: 'GET', path: '/users/account/view' },
  'account.register': { method: 'POST', path: '/users/account/view', ignoresToken: true },
  'profiles.list': { method: 'GET', path: '/users/account/profiles' },
  'profiles.get': { method: 'GET', path: '/users/account/profiles/{id}' },
  'profiles.patch': { method: 'PATCH', path: '/users/account/profiles/{id}' },
  'counties.list': { method: 'GET', path: '/counties' },
  'counties.get': { method: 'GET', path: '/counties/{id}' },
  'crops.list': { method: 'GET', path: '/agric/crops' },
  'crops.get': { method: 'GET', path: '/agric/crops/{id}' },
  'otherCropNames.list': { method: 'GET', path: '/agric/other-crop-names' },
  'otherCropNames.get': { method: 'GET', path: '/agric/other-crop-names/{id}' },
  'farmers.list': { method: 'GET', path: '/agric/farmers' },
  'farmers.get': { method: 'GET', path: '/agric/farmers/{id}' },
  'farmers.listSummaries': { method: 'GET', path: '/agric/farmers-list' },
  'agents.list': { method: 'GET', path: '/agric/agents' },
  'agents.get': { method: 'GET', path: '/agric/agents/{id}' },
  'discounts.list': { method: 'GET', path: '/agric/discounts' },
  'discounts.get': { method: 'GET', path: '/agric/discounts/{id}' },
  'bookings.list': { method: 'GET', path: '/agric/soil-test-bookings' },
  'bookings.create': { method: 'POST', path: '/agric/soil-test-bookings' },
  'bookings.get': { method: 'GET', path: '/agric/soil-test-bookings/{id}' },
  'bookings.update': { method: 'PUT', path: '/agric/soil-test-bookings/{id}' },
  'bookings.delete': { method: 'DELETE', path: '/agric/soil-test-bookings/{id}' },
  'bookings.getByUuid': { method: 'GET', path: '/agric/soil-test-bookings-uuid/{uuid}' },
  'health.get': { method: 'GET', path: '/healthz', ignoresToken: true },
};
