// Made from openapi.yaml by `npm run generate`. Do not edit.

/** All of `table.ts` in one text, a resource a line, behind its name. */
export const wholeTable = `auth|login /users/auth/login anonymous|logout /users/auth/logout nothing empty|checkLoginStatus /users/auth/check-login-status|changePassword /users/auth/change-password|requestPasswordReset /users/auth/password-reset anonymous|validatePasswordResetToken /users/auth/password-reset/validate-token anonymous|confirmPasswordReset /users/auth/password-reset/confirm anonymous
account|get /users/account/view|register /users/account/view anonymous
profiles/users/account/profiles|list|create|get|patch|delete
counties/counties|list|create|get|update|delete
crops/agric/crops|list|create|get|update|delete
otherCropNames/agric/other-crop-names|list|create|get|update|delete
farmers/agric/farmers|list|create|get|update|delete|listSummaries /agric/farmers-list|bulkCreate /agric/bulk-create/farmers list|downloadBiodata /agric/download-farmer-biodata/ query file
agents/agric/agents|list|create|get|update|delete|bulkCreate /agric/bulk-create/agents list
discounts/agric/discounts|list|create|get|update|delete
devices/agric/devices|list|create|get|update|delete
bookings/agric/soil-test-bookings|list|create|get query|update|delete|listStatusChanges /agric/soil-test-bookings/{id}/status|setStatus /agric/soil-test-bookings/{id}/status|listByUuid /agric/soil-test-bookings-uuid|getByUuid /agric/soil-test-bookings-uuid/{uuid}|markAsPaid /agric/mark-booking-as-paid
samples/agric/soil-test-samples|list|create|get|update|delete|generateResults /agric/samples/generate-results list|adjustPh /agric/samples/adjust-ph
reports/agric/report-generation|list|create|get|downloadPdf /agric/report-pdf-generation query pdf
payments/utils/payments|downloadInvoice /agric/booking/payment/invoice/generate-invoice query pdf|downloadReceipt /agric/booking/payment/invoice/generate-receipt query pdf|list|get|initialize /utils/initialize-payment|checkStatus POST /utils/check-payment-status body|link /utils/link-payment
commissions/agric/commissions|list|get|collect /agric/collect-commission|disburse /agric/disburse-commission
sms/sms|list|send /sms list|get
contact/contact|list|create anonymous|get|update|delete
reviews/reviews|list|create|get|update|delete
subscribers/subscribers|list|create anonymous|unsubscribe /subscribers/unsubscribe anonymous|get|delete
stats|getApp /app-stats|getUser /user-stats
faqs/faqs|list|create|get|update|delete
blogCategories/blogs/blog-categories|list|create|get|update|delete
blogs/blogs|list|create|listRandom /blogs/random-blogs|get|update|delete
media/media|list|create|get|delete
notifications/utils/notifications|list|get|update|delete|markAllRead /utils/mark-all-notifications-read nothing empty
webhooks|receivePayment /utils/payment-webhooks/{provider} anonymous
statistics|getBookings /statistics/bookings query|getFarmers /statistics/farmers query|getAgents /statistics/agents query|getSamples /statistics/samples query|getPayments /statistics/payments query|getCommissions /statistics/commissions query
partnerKeys/agric/partner-keys|list|create|get|update|delete|rotate /agric/partner-keys/{id}/rotate nothing
boot|get /embed/boot query anonymous
health|get /healthz anonymous`;
