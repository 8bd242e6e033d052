// Made from openapi.yaml by `npm run generate`. Do not edit.

// Every resource as its path and its operations, as `parseResource` reads them. What an operation takes is "query", "body"
// or nothing; what it answers is "page", "list", "empty" for nothing, "pdf", "file" or else one JSON object;
// "anonymous" goes out without a token.
/** The operations of `auth`, for `createClient`. */
export const auth =
  '|login POST /users/auth/login body anonymous|logout POST /users/auth/logout empty|checkLoginStatus GET /users/auth/check-login-status';
/** The operations of `account`, for `createClient`. */
export const account =
  '|get GET /users/account/view|register POST /users/account/view body anonymous';
/** The operations of `profiles`, for `createClient`. */
export const profiles =
  '/users/account/profiles|list|get|patch';
/** The operations of `counties`, for `createClient`. */
export const counties =
  '/counties|list|get';
/** The operations of `crops`, for `createClient`. */
export const crops =
  '/agric/crops|list|get';
/** The operations of `otherCropNames`, for `createClient`. */
export const otherCropNames =
  '/agric/other-crop-names|list|get';
/** The operations of `farmers`, for `createClient`. */
export const farmers =
  '/agric/farmers|list|get|listSummaries GET /agric/farmers-list query page';
/** The operations of `agents`, for `createClient`. */
export const agents =
  '/agric/agents|list|get';
/** The operations of `discounts`, for `createClient`. */
export const discounts =
  '/agric/discounts|list|get';
/** The operations of `bookings`, for `createClient`. */
export const bookings =
  '/agric/soil-test-bookings|list|create|get query|update|delete|getByUuid GET /agric/soil-test-bookings-uuid/{uuid}';
/** The operations of `health`, for `createClient`. */
export const health =
  '|get GET /healthz anonymous';

/** The operations of every resource, by its name. */
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
