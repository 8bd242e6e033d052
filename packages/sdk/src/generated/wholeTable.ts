// Made from openapi.yaml by `npm run generate`. Do not edit.

/** The resources of `createUdongo` in one text, a resource a line, behind its name where its path does not say it. */
export const wholeTable = `auth |login /users/auth/login anonymous|logout /users/auth/logout nothing empty|check-login-status /users/auth/check-login-status|list-logins /users/auth/logins nothing list|end-other-logins /users/auth/logins/end-others nothing empty|end-login DELETE /users/auth/logins/{id} nothing empty|change-password /users/auth/change-password|request-password-reset /users/auth/password-reset anonymous|validate-password-reset-token /users/auth/password-reset/validate-token anonymous|exchange-password-reset-code /users/auth/password-reset/validate-code anonymous|confirm-password-reset /users/auth/password-reset/confirm anonymous
account |get /users/account/view|register /users/account/view anonymous|request-phone-code /users/account/phone-code|verify-phone /users/account/phone|request-email-change /users/account/email|confirm-email /users/account/email/confirm|undo-change /users/account/undo anonymous|list-earlier-bookings /users/account/earlier-bookings nothing list|claim-earlier-bookings /users/account/earlier-bookings list
/users/account/profiles|list|create|get|patch|delete
/counties|list|create|get|update|delete
/agric/crops|list|create|get|update|delete
/agric/other-crop-names|list|create|get|update|delete
/agric/farmers|list|create|get|update|delete|get-readings list|list-summaries /agric/farmers-list|bulk-create /agric/bulk-create/farmers list|bulk-check /agric/bulk-create/farmers/check list|download-biodata /agric/download-farmer-biodata/ query file
/agric/agents|list|create|get|update|delete|bulk-create /agric/bulk-create/agents list|bulk-check /agric/bulk-create/agents/check list|list-commission-rates
/agric/imports|list|create|undo nothing
/agric/discounts|list|create|get|update|delete
/agric/devices|list|create|get|update|delete
bookings /agric/soil-test-bookings|list|create|get query|update|delete|get-results list|list-status-changes /agric/soil-test-bookings/{id}/status|set-status|list-unusual /agric/soil-test-bookings/{id}/unusual-readings nothing list|verify|ask-move|move|decline-move|assign-collector /agric/soil-test-bookings/{id}/collector|send-back|get-sharing|set-sharing|list-by-uuid /agric/soil-test-bookings-uuid|get-by-uuid /agric/soil-test-bookings-uuid/{uuid}|set-sharing-by-uuid /agric/soil-test-bookings-uuid/{uuid}/sharing|change-by-uuid /agric/soil-test-bookings-uuid/{uuid}/change anonymous|find /agric/find-booking anonymous|check-discount POST /agric/check-discount body|mark-as-paid /agric/mark-booking-as-paid
samples /agric/soil-test-samples|list|create|receive /agric/soil-test-samples/receive list|get|update|delete|list-readings nothing list|list-events nothing list|set-place|reject|undo-reject nothing|get-results|download-labels /agric/sample-labels query pdf|generate-results /agric/samples/generate-results list|adjust-ph /agric/samples/adjust-ph
prices /agric/input-prices|list|create|get|update|delete
reports /agric/report-generation|list|create|get|amend|withdraw|mark-sent /agric/report-generation/{id}/sent nothing|preview-messages GET /agric/report-generation/{id}/messages nothing list|send nothing|mark-explained /agric/report-generation/{id}/explained nothing|revoke-link nothing|get-public /agric/reports-public/{uuid}|download-public-pdf /agric/reports-public/{uuid}/pdf query pdf|download-pdf /agric/report-pdf-generation query pdf
/utils/payments|download-invoice /agric/booking/payment/invoice/generate-invoice query pdf|download-receipt /agric/booking/payment/invoice/generate-receipt query pdf|list|get|initialize /utils/initialize-payment|check-status POST /utils/check-payment-status body|link /utils/link-payment|unlink /utils/unlink-payment|list-refunds /utils/refunds|request-refund /utils/refunds|decide-refund /utils/refunds/{id}/decision|record-refund /utils/record-refund|get-options /utils/payment-options query|list-documents /utils/payment-documents|download-document /utils/payment-documents/{id}/pdf query pdf|list-issues /utils/payment-issues|reconcile GET /utils/payment-reconciliation query|download-reconciliation-csv /utils/payment-reconciliation-csv query file|list-reconciliations /utils/payment-reconciliations
/agric/commissions|list|get|collect /agric/collect-commission|disburse /agric/disburse-commission|undo-payout /agric/undo-commission-payout|get-balance /agric/commission-balance query|download-statement /agric/commission-statement query pdf|download-statement-csv /agric/commission-statement-csv query file|download-payouts-csv /agric/commission-payouts-csv query file
/sms|list|send /sms list|get
/contact|list|create|get|update|delete|answer
/reviews|list|create|get-average /reviews/average|get|update|delete
/subscribers|list|create anonymous|confirm /subscribers/confirm anonymous|unsubscribe /subscribers/unsubscribe anonymous|get|delete
stats |get-app /app-stats|get-user /user-stats|get-attention /agric/attention
/faqs|list|create|get|update|delete
/blogs/blog-categories|list|create|get|update|delete
/blogs|list|create|list-random /blogs/random-blogs|get|update|delete|tell-subscribers /blogs/tell-subscribers/{id} nothing
/media|list|create|get|delete
/messages|list|send-again nothing
/utils/notifications|list|get|update|delete|mark-all-read /utils/mark-all-notifications-read nothing empty
webhooks |receive-payment /utils/payment-webhooks/{provider} anonymous|receive-callback /utils/payment-callbacks/{token} anonymous
/utils/bin|list|restore /utils/bin/restore empty
/utils/audit|list
/utils/jobs|list
sandbox |get-prompt /utils/sandbox-prompts/{reference} anonymous|answer-prompt /utils/sandbox-prompts/{reference} anonymous
statistics |get-bookings /statistics/bookings query|get-farmers /statistics/farmers query|get-agents /statistics/agents query|get-samples /statistics/samples query|get-soil-picture /statistics/soil-picture query|get-payments /statistics/payments query|get-commissions /statistics/commissions query
/agric/partner-keys|list|create|get|update|delete|rotate nothing
boot |get /embed/boot query anonymous
settings |get /settings|update /settings
health |get /healthz anonymous`;
