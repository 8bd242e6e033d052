// Made from openapi.yaml by `npm run generate`. Do not edit.

/** All of `table.ts` in one text, a resource a line, behind its name. */
export const wholeTable = `auth:|login /users/auth/login anonymous|logout /users/auth/logout nothing empty|checkLoginStatus /users/auth/check-login-status
account:|get /users/account/view|register /users/account/view anonymous
profiles:/users/account/profiles|list|create|get|patch|delete
counties:/counties|list|create|get|update|delete
crops:/agric/crops|list|create|get|update|delete
otherCropNames:/agric/other-crop-names|list|create|get|update|delete
farmers:/agric/farmers|list|create|get|update|delete|listSummaries /agric/farmers-list|bulkCreate /agric/bulk-create/farmers list|downloadBiodata /agric/download-farmer-biodata/ query file
agents:/agric/agents|list|create|get|update|delete|bulkCreate /agric/bulk-create/agents list
discounts:/agric/discounts|list|create|get|update|delete
devices:/agric/devices|list|create|get|update|delete
bookings:/agric/soil-test-bookings|list|create|get query|update|delete|getByUuid /agric/soil-test-bookings-uuid/{uuid}|markAsPaid /agric/mark-booking-as-paid
samples:/agric/soil-test-samples|list|create|get|update|delete|generateResults /agric/samples/generate-results list|adjustPh /agric/samples/adjust-ph
health:|get /healthz anonymous`;
