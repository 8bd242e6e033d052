// Made from openapi.yaml by `npm run generate`. Do not edit.

// Every resource as its path and its operations: each its verb, and a word for all that such a verb does not mean by itself.
// `parseOperation` says what verbs mean.
/** The operations of `auth`, for `createClient`. */
export const auth =
  '|login /users/auth/login anonymous|logout /users/auth/logout nothing empty|checkLoginStatus /users/auth/check-login-status';
/** The operations of `account`, for `createClient`. */
export const account =
  '|get /users/account/view|register /users/account/view anonymous';
/** The operations of `profiles`, for `createClient`. */
export const profiles =
  '/users/account/profiles|list|create|get|patch|delete';
/** The operations of `counties`, for `createClient`. */
export const counties =
  '/counties|list|create|get|update|delete';
/** The operations of `crops`, for `createClient`. */
export const crops =
  '/agric/crops|list|create|get|update|delete';
/** The operations of `otherCropNames`, for `createClient`. */
export const otherCropNames =
  '/agric/other-crop-names|list|create|get|update|delete';
/** The operations of `farmers`, for `createClient`. */
export const farmers =
  '/agric/farmers|list|create|get|update|delete|listSummaries /agric/farmers-list|bulkCreate /agric/bulk-create/farmers list|downloadBiodata /agric/download-farmer-biodata/ query file';
/** The operations of `agents`, for `createClient`. */
export const agents =
  '/agric/agents|list|create|get|update|delete|bulkCreate /agric/bulk-create/agents list';
/** The operations of `discounts`, for `createClient`. */
export const discounts =
  '/agric/discounts|list|create|get|update|delete';
/** The operations of `devices`, for `createClient`. */
export const devices =
  '/agric/devices|list|create|get|update|delete';
/** The operations of `bookings`, for `createClient`. */
export const bookings =
  '/agric/soil-test-bookings|list|create|get query|update|delete|getByUuid /agric/soil-test-bookings-uuid/{uuid}|markAsPaid /agric/mark-booking-as-paid';
/** The operations of `samples`, for `createClient`. */
export const samples =
  '/agric/soil-test-samples|list|create|get|update|delete|generateResults /agric/samples/generate-results list|adjustPh /agric/samples/adjust-ph';
/** The operations of `health`, for `createClient`. */
export const health =
  '|get /healthz anonymous';
