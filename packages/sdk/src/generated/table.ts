// Made from openapi.yaml by `npm run generate`. Do not edit.

// Every resource as its path and its operations, as `parseResource` reads them. What an operation takes is "query", "body"
// or nothing; what it answers is "page", "list", "empty" for nothing, "pdf", "file" or else one JSON object;
// "anonymous" goes out without a token.
export const auth =
  '|login POST /users/auth/login body anonymous|logout POST /users/auth/logout empty|checkLoginStatus GET /users/auth/check-login-status';
export const account =
  '|get GET /users/account/view|register POST /users/account/view body anonymous';
export const profiles =
  '/users/account/profiles|list|get|patch';
export const counties =
  '/counties|list|get';
export const crops =
  '/agric/crops|list|get';
export const otherCropNames =
  '/agric/other-crop-names|list|get';
export const farmers =
  '/agric/farmers|list|get|listSummaries GET /agric/farmers-list query page';
export const agents =
  '/agric/agents|list|get';
export const discounts =
  '/agric/discounts|list|get';
export const bookings =
  '/agric/soil-test-bookings|list|create|get query|update|delete|getByUuid GET /agric/soil-test-bookings-uuid/{uuid}';
export const health =
  '|get GET /healthz anonymous';

/** The text of each resource, by its name. */
export const resources = {
  auth,
  account,
  profiles,
  counties,
  crops,
  otherCropNames,
  farmers,
  agents,
  discounts,
  bookings,
  health,
} as const;
