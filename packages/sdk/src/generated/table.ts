// Made from openapi.yaml by `npm run generate`. Do not edit.

// Every resource as its path and its operations: each its verb, and a word for all that such a verb does not mean by itself.
// `parseOperation` says what verbs mean. Compact, because every page downloads it: the last row of
// `cd packages/sdk && npx vitest run test/size.test.ts` says what the same written out would cost.
/** The operations of `auth`, for `createClient`. */
export const auth =
  '|login /users/auth/login anonymous|logout /users/auth/logout nothing empty|check-login-status /users/auth/check-login-status|list-logins /users/auth/logins nothing list|end-other-logins /users/auth/logins/end-others nothing empty|end-login DELETE /users/auth/logins/{id} nothing empty|change-password /users/auth/change-password|request-password-reset /users/auth/password-reset anonymous|validate-password-reset-token /users/auth/password-reset/validate-token anonymous|exchange-password-reset-code /users/auth/password-reset/validate-code anonymous|confirm-password-reset /users/auth/password-reset/confirm anonymous';
/** The operations of `secondFactor`, for `createClient`. */
export const secondFactor =
  '|get /users/auth/second-factor|start /users/auth/second-factor/start|confirm /users/auth/second-factor/confirm|remove /users/auth/second-factor/remove|renew-recovery-codes /users/auth/second-factor/recovery-codes|prove /users/auth/second-factor/prove';
/** The operations of `account`, for `createClient`. */
export const account =
  '|get /users/account/view|register /users/account/view anonymous|request-phone-code /users/account/phone-code|verify-phone /users/account/phone|request-email-change /users/account/email|confirm-email /users/account/email/confirm|undo-change /users/account/undo anonymous|list-earlier-bookings /users/account/earlier-bookings nothing list|claim-earlier-bookings /users/account/earlier-bookings list';
/** The operations of `profiles`, for `createClient`. */
export const profiles =
  '/users/account/profiles|list|create|get|patch|delete';
/** The operations of `dataRequests`, for `createClient`. */
export const dataRequests =
  '/users/data-requests|list|create|withdraw nothing|answer|get-export query';
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
  '/agric/farmers|list|create|get|update|delete|get-readings list|list-summaries /agric/farmers-list|bulk-create /agric/bulk-create/farmers list|bulk-check /agric/bulk-create/farmers/check list|download-biodata /agric/download-farmer-biodata/ query file';
/** The operations of `agents`, for `createClient`. */
export const agents =
  '/agric/agents|list|create|get|update|delete|bulk-create /agric/bulk-create/agents list|bulk-check /agric/bulk-create/agents/check list|list-commission-rates';
/** The operations of `imports`, for `createClient`. */
export const imports =
  '/agric/imports|list|create|undo nothing';
/** The operations of `discounts`, for `createClient`. */
export const discounts =
  '/agric/discounts|list|create|get|update|delete';
/** The operations of `devices`, for `createClient`. */
export const devices =
  '/agric/devices|list|create|get|update|delete';
/** The operations of `calibrations`, for `createClient`. */
export const calibrations =
  '/agric/devices/{id}/calibrations|list|create';
/** The operations of `bookings`, for `createClient`. */
export const bookings =
  '/agric/soil-test-bookings|list|create|get query|update|delete|get-results list|list-status-changes /agric/soil-test-bookings/{id}/status|set-status|list-unusual /agric/soil-test-bookings/{id}/unusual-readings nothing list|verify|ask-move|move|decline-move|assign-collector /agric/soil-test-bookings/{id}/collector|send-back|get-sharing|set-sharing|list-by-uuid /agric/soil-test-bookings-uuid|get-by-uuid /agric/soil-test-bookings-uuid/{uuid}|set-sharing-by-uuid /agric/soil-test-bookings-uuid/{uuid}/sharing|change-by-uuid /agric/soil-test-bookings-uuid/{uuid}/change anonymous|find /agric/find-booking anonymous|check-discount POST /agric/check-discount body|mark-as-paid /agric/mark-booking-as-paid';
/** The operations of `samples`, for `createClient`. */
export const samples =
  '/agric/soil-test-samples|list|create|receive /agric/soil-test-samples/receive list|get|update|delete|list-readings nothing list|list-events nothing list|set-place|reject|undo-reject nothing|get-results|download-labels /agric/sample-labels query pdf|generate-results /agric/samples/generate-results list|adjust-ph /agric/samples/adjust-ph';
/** The operations of `prices`, for `createClient`. */
export const prices =
  '/agric/input-prices|list|create|get|update|delete';
/** The operations of `analyses`, for `createClient`. */
export const analyses =
  '/agric/analyses|list|create|get|update|delete|save-values /agric/analysis-values list|list-values /agric/soil-test-samples/{id}/analyses nothing list';
/** The operations of `controls`, for `createClient`. */
export const controls =
  '/agric/control-measurements|list-soils /agric/control-soils|create-soil /agric/control-soils|retire-soil /agric/control-soils/{id}/retire nothing|list|create|list-duplicates /agric/sample-duplicates|get-duplicate /agric/soil-test-samples/{id}/duplicate|save-duplicate /agric/soil-test-samples/{id}/duplicate|get-checks /agric/soil-test-bookings/{id}/control-checks';
/** The operations of `ruleSets`, for `createClient`. */
export const ruleSets =
  '/agric/rule-sets|list|create|get|compare GET query|approve nothing';
/** The operations of `reports`, for `createClient`. */
export const reports =
  '/agric/report-generation|list|create|get|amend|withdraw|mark-sent /agric/report-generation/{id}/sent nothing|preview-messages GET /agric/report-generation/{id}/messages nothing list|send nothing|mark-explained /agric/report-generation/{id}/explained nothing|revoke-link nothing|get-public /agric/reports-public/{uuid}|download-public-pdf /agric/reports-public/{uuid}/pdf query pdf|download-pdf /agric/report-pdf-generation query pdf';
/** The operations of `payments`, for `createClient`. */
export const payments =
  '/utils/payments|download-invoice /agric/booking/payment/invoice/generate-invoice query pdf|download-receipt /agric/booking/payment/invoice/generate-receipt query pdf|list|get|initialize /utils/initialize-payment|check-status POST /utils/check-payment-status body|link /utils/link-payment|unlink /utils/unlink-payment|list-refunds /utils/refunds|request-refund /utils/refunds|decide-refund /utils/refunds/{id}/decision|record-refund /utils/record-refund|get-options /utils/payment-options query|list-documents /utils/payment-documents|download-document /utils/payment-documents/{id}/pdf query pdf|list-issues /utils/payment-issues|reconcile GET /utils/payment-reconciliation query|download-reconciliation-csv /utils/payment-reconciliation-csv query file|list-reconciliations /utils/payment-reconciliations';
/** The operations of `commissions`, for `createClient`. */
export const commissions =
  '/agric/commissions|list|get|collect /agric/collect-commission|disburse /agric/disburse-commission|undo-payout /agric/undo-commission-payout|get-balance /agric/commission-balance query|download-statement /agric/commission-statement query pdf|download-statement-csv /agric/commission-statement-csv query file|download-payouts-csv /agric/commission-payouts-csv query file';
/** The operations of `sms`, for `createClient`. */
export const sms =
  '/sms|list|send /sms list|get';
/** The operations of `contact`, for `createClient`. */
export const contact =
  '/contact|list|create|get|update|delete|answer';
/** The operations of `reviews`, for `createClient`. */
export const reviews =
  '/reviews|list|create|get-average /reviews/average|get|update|delete';
/** The operations of `subscribers`, for `createClient`. */
export const subscribers =
  '/subscribers|list|create anonymous|confirm /subscribers/confirm anonymous|unsubscribe /subscribers/unsubscribe anonymous|get|delete';
/** The operations of `stats`, for `createClient`. */
export const stats =
  '|get-app /app-stats|get-user /user-stats|get-attention /agric/attention';
/** The operations of `faqs`, for `createClient`. */
export const faqs =
  '/faqs|list|create|get|update|delete';
/** The operations of `blogCategories`, for `createClient`. */
export const blogCategories =
  '/blogs/blog-categories|list|create|get|update|delete';
/** The operations of `blogs`, for `createClient`. */
export const blogs =
  '/blogs|list|create|list-random /blogs/random-blogs|get|update|delete|tell-subscribers /blogs/tell-subscribers/{id} nothing';
/** The operations of `media`, for `createClient`. */
export const media =
  '/media|list|create|get|delete';
/** The operations of `messages`, for `createClient`. */
export const messages =
  '/messages|list|send-again nothing';
/** The operations of `notifications`, for `createClient`. */
export const notifications =
  '/utils/notifications|list|get|update|delete|mark-all-read /utils/mark-all-notifications-read nothing empty';
/** The operations of `webhooks`, for `createClient`. */
export const webhooks =
  '|receive-payment /utils/payment-webhooks/{provider} anonymous|receive-callback /utils/payment-callbacks/{token} anonymous';
/** The operations of `bin`, for `createClient`. */
export const bin =
  '/utils/bin|list|restore /utils/bin/restore empty';
/** The operations of `audit`, for `createClient`. */
export const audit =
  '/utils/audit|list';
/** The operations of `jobs`, for `createClient`. */
export const jobs =
  '/utils/jobs|list';
/** The operations of `sandbox`, for `createClient`. */
export const sandbox =
  '|get-prompt /utils/sandbox-prompts/{reference} anonymous|answer-prompt /utils/sandbox-prompts/{reference} anonymous';
/** The operations of `statistics`, for `createClient`. */
export const statistics =
  '|get-bookings /statistics/bookings query|get-farmers /statistics/farmers query|get-agents /statistics/agents query|get-samples /statistics/samples query|get-soil-picture /statistics/soil-picture query|get-payments /statistics/payments query|get-commissions /statistics/commissions query';
/** The operations of `partnerKeys`, for `createClient`. */
export const partnerKeys =
  '/agric/partner-keys|list|create|get|update|delete|rotate nothing';
/** The operations of `boot`, for `createClient`. */
export const boot =
  '|get /embed/boot query anonymous';
/** The operations of `settings`, for `createClient`. */
export const settings =
  '|get /settings|update /settings';
/** The operations of `health`, for `createClient`. */
export const health =
  '|get /healthz anonymous';
