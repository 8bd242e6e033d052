// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { CallOptions } from '../client/CallOptions.ts';
import type { components, operations as contract } from './schema.ts';

type Schemas = components['schemas'];

/** An operation's id, such as `bookings.create`. */
export type OperationId =
  | 'auth.login'
  | 'auth.logout'
  | 'auth.checkLoginStatus'
  | 'auth.changePassword'
  | 'auth.requestPasswordReset'
  | 'auth.validatePasswordResetToken'
  | 'auth.confirmPasswordReset'
  | 'account.get'
  | 'account.register'
  | 'profiles.list'
  | 'profiles.create'
  | 'profiles.get'
  | 'profiles.patch'
  | 'profiles.delete'
  | 'counties.list'
  | 'counties.create'
  | 'counties.get'
  | 'counties.update'
  | 'counties.delete'
  | 'crops.list'
  | 'crops.create'
  | 'crops.get'
  | 'crops.update'
  | 'crops.delete'
  | 'otherCropNames.list'
  | 'otherCropNames.create'
  | 'otherCropNames.get'
  | 'otherCropNames.update'
  | 'otherCropNames.delete'
  | 'farmers.list'
  | 'farmers.create'
  | 'farmers.get'
  | 'farmers.update'
  | 'farmers.delete'
  | 'farmers.getReadings'
  | 'farmers.listSummaries'
  | 'farmers.bulkCreate'
  | 'farmers.downloadBiodata'
  | 'agents.list'
  | 'agents.create'
  | 'agents.get'
  | 'agents.update'
  | 'agents.delete'
  | 'agents.bulkCreate'
  | 'discounts.list'
  | 'discounts.create'
  | 'discounts.get'
  | 'discounts.update'
  | 'discounts.delete'
  | 'devices.list'
  | 'devices.create'
  | 'devices.get'
  | 'devices.update'
  | 'devices.delete'
  | 'bookings.list'
  | 'bookings.create'
  | 'bookings.get'
  | 'bookings.update'
  | 'bookings.delete'
  | 'bookings.getResults'
  | 'bookings.listStatusChanges'
  | 'bookings.setStatus'
  | 'bookings.listUnusual'
  | 'bookings.verify'
  | 'bookings.listByUuid'
  | 'bookings.getByUuid'
  | 'bookings.find'
  | 'bookings.checkDiscount'
  | 'samples.list'
  | 'samples.create'
  | 'samples.get'
  | 'samples.update'
  | 'samples.delete'
  | 'samples.listReadings'
  | 'samples.setPlace'
  | 'samples.reject'
  | 'samples.undoReject'
  | 'samples.getResults'
  | 'samples.downloadLabels'
  | 'samples.generateResults'
  | 'samples.adjustPh'
  | 'bookings.markAsPaid'
  | 'prices.list'
  | 'prices.create'
  | 'prices.get'
  | 'prices.update'
  | 'prices.delete'
  | 'reports.list'
  | 'reports.create'
  | 'reports.get'
  | 'reports.markSent'
  | 'reports.markExplained'
  | 'reports.revokeLink'
  | 'reports.getPublic'
  | 'reports.downloadPublicPdf'
  | 'reports.downloadPdf'
  | 'payments.downloadInvoice'
  | 'payments.downloadReceipt'
  | 'commissions.list'
  | 'commissions.get'
  | 'commissions.collect'
  | 'commissions.disburse'
  | 'commissions.getBalance'
  | 'commissions.downloadStatement'
  | 'commissions.downloadStatementCsv'
  | 'commissions.downloadPayoutsCsv'
  | 'agents.listCommissionRates'
  | 'sms.list'
  | 'sms.send'
  | 'sms.get'
  | 'contact.list'
  | 'contact.create'
  | 'contact.get'
  | 'contact.update'
  | 'contact.delete'
  | 'reviews.list'
  | 'reviews.create'
  | 'reviews.get'
  | 'reviews.update'
  | 'reviews.delete'
  | 'subscribers.list'
  | 'subscribers.create'
  | 'subscribers.unsubscribe'
  | 'subscribers.get'
  | 'subscribers.delete'
  | 'stats.getApp'
  | 'stats.getUser'
  | 'stats.getAttention'
  | 'faqs.list'
  | 'faqs.create'
  | 'faqs.get'
  | 'faqs.update'
  | 'faqs.delete'
  | 'blogCategories.list'
  | 'blogCategories.create'
  | 'blogCategories.get'
  | 'blogCategories.update'
  | 'blogCategories.delete'
  | 'blogs.list'
  | 'blogs.create'
  | 'blogs.listRandom'
  | 'blogs.get'
  | 'blogs.update'
  | 'blogs.delete'
  | 'media.list'
  | 'media.create'
  | 'media.get'
  | 'media.delete'
  | 'notifications.list'
  | 'notifications.get'
  | 'notifications.update'
  | 'notifications.delete'
  | 'notifications.markAllRead'
  | 'payments.list'
  | 'payments.get'
  | 'payments.initialize'
  | 'payments.checkStatus'
  | 'payments.link'
  | 'webhooks.receivePayment'
  | 'webhooks.receiveCallback'
  | 'payments.getOptions'
  | 'payments.listDocuments'
  | 'payments.downloadDocument'
  | 'payments.listIssues'
  | 'payments.reconcile'
  | 'payments.downloadReconciliationCsv'
  | 'jobs.list'
  | 'sandbox.getPrompt'
  | 'sandbox.answerPrompt'
  | 'statistics.getBookings'
  | 'statistics.getFarmers'
  | 'statistics.getAgents'
  | 'statistics.getSamples'
  | 'statistics.getPayments'
  | 'statistics.getCommissions'
  | 'partnerKeys.list'
  | 'partnerKeys.create'
  | 'partnerKeys.get'
  | 'partnerKeys.update'
  | 'partnerKeys.delete'
  | 'partnerKeys.rotate'
  | 'boot.get'
  | 'settings.get'
  | 'settings.update'
  | 'health.get';

/** What `profiles.list` may be asked. */
export type ProfilesListQuery = NonNullable<contract['profiles.list']['parameters']['query']>;
/** What `counties.list` may be asked. */
export type CountiesListQuery = NonNullable<contract['counties.list']['parameters']['query']>;
/** What `crops.list` may be asked. */
export type CropsListQuery = NonNullable<contract['crops.list']['parameters']['query']>;
/** What `otherCropNames.list` may be asked. */
export type OtherCropNamesListQuery = NonNullable<contract['otherCropNames.list']['parameters']['query']>;
/** What `farmers.list` may be asked. */
export type FarmersListQuery = NonNullable<contract['farmers.list']['parameters']['query']>;
/** What `farmers.listSummaries` may be asked. */
export type FarmersListSummariesQuery = NonNullable<contract['farmers.listSummaries']['parameters']['query']>;
/** What `farmers.downloadBiodata` may be asked. */
export type FarmersDownloadBiodataQuery = NonNullable<contract['farmers.downloadBiodata']['parameters']['query']>;
/** What `agents.list` may be asked. */
export type AgentsListQuery = NonNullable<contract['agents.list']['parameters']['query']>;
/** What `discounts.list` may be asked. */
export type DiscountsListQuery = NonNullable<contract['discounts.list']['parameters']['query']>;
/** What `devices.list` may be asked. */
export type DevicesListQuery = NonNullable<contract['devices.list']['parameters']['query']>;
/** What `bookings.list` may be asked. */
export type BookingsListQuery = NonNullable<contract['bookings.list']['parameters']['query']>;
/** What `bookings.get` may be asked. */
export type BookingsGetQuery = NonNullable<contract['bookings.get']['parameters']['query']>;
/** What `bookings.listStatusChanges` may be asked. */
export type BookingsListStatusChangesQuery = NonNullable<contract['bookings.listStatusChanges']['parameters']['query']>;
/** What `bookings.listByUuid` may be asked. */
export type BookingsListByUuidQuery = NonNullable<contract['bookings.listByUuid']['parameters']['query']>;
/** What `samples.list` may be asked. */
export type SamplesListQuery = NonNullable<contract['samples.list']['parameters']['query']>;
/** What `samples.downloadLabels` may be asked. */
export type SamplesDownloadLabelsQuery = NonNullable<contract['samples.downloadLabels']['parameters']['query']>;
/** What `prices.list` may be asked. */
export type PricesListQuery = NonNullable<contract['prices.list']['parameters']['query']>;
/** What `reports.list` may be asked. */
export type ReportsListQuery = NonNullable<contract['reports.list']['parameters']['query']>;
/** What `reports.downloadPublicPdf` may be asked. */
export type ReportsDownloadPublicPdfQuery = NonNullable<contract['reports.downloadPublicPdf']['parameters']['query']>;
/** What `reports.downloadPdf` may be asked. */
export type ReportsDownloadPdfQuery = NonNullable<contract['reports.downloadPdf']['parameters']['query']>;
/** What `payments.downloadInvoice` may be asked. */
export type PaymentsDownloadInvoiceQuery = NonNullable<contract['payments.downloadInvoice']['parameters']['query']>;
/** What `payments.downloadReceipt` may be asked. */
export type PaymentsDownloadReceiptQuery = NonNullable<contract['payments.downloadReceipt']['parameters']['query']>;
/** What `commissions.list` may be asked. */
export type CommissionsListQuery = NonNullable<contract['commissions.list']['parameters']['query']>;
/** What `commissions.getBalance` may be asked. */
export type CommissionsGetBalanceQuery = NonNullable<contract['commissions.getBalance']['parameters']['query']>;
/** What `commissions.downloadStatement` may be asked. */
export type CommissionsDownloadStatementQuery = NonNullable<contract['commissions.downloadStatement']['parameters']['query']>;
/** What `commissions.downloadStatementCsv` may be asked. */
export type CommissionsDownloadStatementCsvQuery = NonNullable<contract['commissions.downloadStatementCsv']['parameters']['query']>;
/** What `commissions.downloadPayoutsCsv` may be asked. */
export type CommissionsDownloadPayoutsCsvQuery = NonNullable<contract['commissions.downloadPayoutsCsv']['parameters']['query']>;
/** What `agents.listCommissionRates` may be asked. */
export type AgentsListCommissionRatesQuery = NonNullable<contract['agents.listCommissionRates']['parameters']['query']>;
/** What `sms.list` may be asked. */
export type SmsListQuery = NonNullable<contract['sms.list']['parameters']['query']>;
/** What `contact.list` may be asked. */
export type ContactListQuery = NonNullable<contract['contact.list']['parameters']['query']>;
/** What `reviews.list` may be asked. */
export type ReviewsListQuery = NonNullable<contract['reviews.list']['parameters']['query']>;
/** What `subscribers.list` may be asked. */
export type SubscribersListQuery = NonNullable<contract['subscribers.list']['parameters']['query']>;
/** What `faqs.list` may be asked. */
export type FaqsListQuery = NonNullable<contract['faqs.list']['parameters']['query']>;
/** What `blogCategories.list` may be asked. */
export type BlogCategoriesListQuery = NonNullable<contract['blogCategories.list']['parameters']['query']>;
/** What `blogs.list` may be asked. */
export type BlogsListQuery = NonNullable<contract['blogs.list']['parameters']['query']>;
/** What `blogs.listRandom` may be asked. */
export type BlogsListRandomQuery = NonNullable<contract['blogs.listRandom']['parameters']['query']>;
/** What `media.list` may be asked. */
export type MediaListQuery = NonNullable<contract['media.list']['parameters']['query']>;
/** What `notifications.list` may be asked. */
export type NotificationsListQuery = NonNullable<contract['notifications.list']['parameters']['query']>;
/** What `payments.list` may be asked. */
export type PaymentsListQuery = NonNullable<contract['payments.list']['parameters']['query']>;
/** What `payments.getOptions` may be asked. */
export type PaymentsGetOptionsQuery = NonNullable<contract['payments.getOptions']['parameters']['query']>;
/** What `payments.listDocuments` may be asked. */
export type PaymentsListDocumentsQuery = NonNullable<contract['payments.listDocuments']['parameters']['query']>;
/** What `payments.downloadDocument` may be asked. */
export type PaymentsDownloadDocumentQuery = NonNullable<contract['payments.downloadDocument']['parameters']['query']>;
/** What `payments.listIssues` may be asked. */
export type PaymentsListIssuesQuery = NonNullable<contract['payments.listIssues']['parameters']['query']>;
/** What `payments.reconcile` may be asked. */
export type PaymentsReconcileQuery = NonNullable<contract['payments.reconcile']['parameters']['query']>;
/** What `payments.downloadReconciliationCsv` may be asked. */
export type PaymentsDownloadReconciliationCsvQuery = NonNullable<contract['payments.downloadReconciliationCsv']['parameters']['query']>;
/** What `jobs.list` may be asked. */
export type JobsListQuery = NonNullable<contract['jobs.list']['parameters']['query']>;
/** What `statistics.getBookings` may be asked. */
export type StatisticsGetBookingsQuery = NonNullable<contract['statistics.getBookings']['parameters']['query']>;
/** What `statistics.getFarmers` may be asked. */
export type StatisticsGetFarmersQuery = NonNullable<contract['statistics.getFarmers']['parameters']['query']>;
/** What `statistics.getAgents` may be asked. */
export type StatisticsGetAgentsQuery = NonNullable<contract['statistics.getAgents']['parameters']['query']>;
/** What `statistics.getSamples` may be asked. */
export type StatisticsGetSamplesQuery = NonNullable<contract['statistics.getSamples']['parameters']['query']>;
/** What `statistics.getPayments` may be asked. */
export type StatisticsGetPaymentsQuery = NonNullable<contract['statistics.getPayments']['parameters']['query']>;
/** What `statistics.getCommissions` may be asked. */
export type StatisticsGetCommissionsQuery = NonNullable<contract['statistics.getCommissions']['parameters']['query']>;
/** What `partnerKeys.list` may be asked. */
export type PartnerKeysListQuery = NonNullable<contract['partnerKeys.list']['parameters']['query']>;
/** What `boot.get` may be asked. */
export type BootGetQuery = NonNullable<contract['boot.get']['parameters']['query']>;

/** The calls of `auth`. */
export interface AuthApi {
  /** Log in with e-mail and password: `POST /users/auth/login`. */
  login(body: Schemas['LoginRequest'], options?: CallOptions): Promise<Schemas['LoginResponse']>;
  /** Revoke the token that this request carries: `POST /users/auth/logout`. */
  logout(options?: CallOptions): Promise<void>;
  /** Ask whether the token still holds: `GET /users/auth/check-login-status`. */
  checkLoginStatus(options?: CallOptions): Promise<Schemas['LoginStatus']>;
  /** Change the own password: `POST /users/auth/change-password`. */
  changePassword(body: Schemas['ChangePasswordRequest'], options?: CallOptions): Promise<Schemas['Detail']>;
  /** Ask for a password reset: `POST /users/auth/password-reset`. */
  requestPasswordReset(body: Schemas['PasswordResetRequest'], options?: CallOptions): Promise<Schemas['Detail']>;
  /** Ask whether a reset token still holds: `POST /users/auth/password-reset/validate-token`. */
  validatePasswordResetToken(body: Schemas['PasswordResetTokenRequest'], options?: CallOptions): Promise<Schemas['PasswordResetTokenStatus']>;
  /** Set a new password with a reset token: `POST /users/auth/password-reset/confirm`. */
  confirmPasswordReset(body: Schemas['ConfirmPasswordResetRequest'], options?: CallOptions): Promise<Schemas['Detail']>;
}

/** The calls of `account`. */
export interface AccountApi {
  /** Read the own account: `GET /users/account/view`. */
  get(options?: CallOptions): Promise<Schemas['User']>;
  /** Register as a farmer: `POST /users/account/view`. */
  register(body: Schemas['RegisterRequest'], options?: CallOptions): Promise<Schemas['User']>;
}

/** The calls of `profiles`. */
export interface ProfilesApi {
  /** List users with their contact details: `GET /users/account/profiles`. */
  list(query?: ProfilesListQuery, options?: CallOptions): Promise<Schemas['ProfilePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: ProfilesListQuery, options?: CallOptions): AsyncGenerator<Schemas['ProfilePage']['results'][number], void, void>;
  /** Add a user: `POST /users/account/profiles`. */
  create(body: Schemas['ProfileRequest'], options?: CallOptions): Promise<Schemas['Profile']>;
  /** Read a profile: `GET /users/account/profiles/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Profile']>;
  /** Change contact details: `PATCH /users/account/profiles/{id}`. */
  patch(id: number, body: Schemas['ProfilePatch'], options?: CallOptions): Promise<Schemas['Profile']>;
  /** Delete a user: `DELETE /users/account/profiles/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `counties`. */
export interface CountiesApi {
  /** List counties: `GET /counties`. */
  list(query?: CountiesListQuery, options?: CallOptions): Promise<Schemas['CountyPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: CountiesListQuery, options?: CallOptions): AsyncGenerator<Schemas['CountyPage']['results'][number], void, void>;
  /** Add a county: `POST /counties`. */
  create(body: Schemas['CountyRequest'], options?: CallOptions): Promise<Schemas['County']>;
  /** Read a county: `GET /counties/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['County']>;
  /** Change a county: `PUT /counties/{id}`. */
  update(id: number, body: Schemas['CountyRequest'], options?: CallOptions): Promise<Schemas['County']>;
  /** Delete a county: `DELETE /counties/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `crops`. */
export interface CropsApi {
  /** List crops: `GET /agric/crops`. */
  list(query?: CropsListQuery, options?: CallOptions): Promise<Schemas['CropPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: CropsListQuery, options?: CallOptions): AsyncGenerator<Schemas['CropPage']['results'][number], void, void>;
  /** Add a crop: `POST /agric/crops`. */
  create(body: Schemas['CropRequest'], options?: CallOptions): Promise<Schemas['Crop']>;
  /** Read a crop: `GET /agric/crops/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Crop']>;
  /** Change a crop: `PUT /agric/crops/{id}`. */
  update(id: number, body: Schemas['CropRequest'], options?: CallOptions): Promise<Schemas['Crop']>;
  /** Delete a crop: `DELETE /agric/crops/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `otherCropNames`. */
export interface OtherCropNamesApi {
  /** List local crop names: `GET /agric/other-crop-names`. */
  list(query?: OtherCropNamesListQuery, options?: CallOptions): Promise<Schemas['OtherCropNamePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: OtherCropNamesListQuery, options?: CallOptions): AsyncGenerator<Schemas['OtherCropNamePage']['results'][number], void, void>;
  /** Add a local crop name: `POST /agric/other-crop-names`. */
  create(body: Schemas['OtherCropNameRequest'], options?: CallOptions): Promise<Schemas['OtherCropName']>;
  /** Read a local crop name: `GET /agric/other-crop-names/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['OtherCropName']>;
  /** Change a local crop name: `PUT /agric/other-crop-names/{id}`. */
  update(id: number, body: Schemas['OtherCropNameRequest'], options?: CallOptions): Promise<Schemas['OtherCropName']>;
  /** Delete a local crop name: `DELETE /agric/other-crop-names/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `farmers`. */
export interface FarmersApi {
  /** List farmers: `GET /agric/farmers`. */
  list(query?: FarmersListQuery, options?: CallOptions): Promise<Schemas['FarmerPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: FarmersListQuery, options?: CallOptions): AsyncGenerator<Schemas['FarmerPage']['results'][number], void, void>;
  /** Register a farmer: `POST /agric/farmers`. */
  create(body: Schemas['FarmerRequest'], options?: CallOptions): Promise<Schemas['Farmer']>;
  /** Read a farmer: `GET /agric/farmers/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Farmer']>;
  /** Change a farmer: `PUT /agric/farmers/{id}`. */
  update(id: number, body: Schemas['FarmerRequest'], options?: CallOptions): Promise<Schemas['Farmer']>;
  /** Delete a farmer: `DELETE /agric/farmers/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
  /** Read a farmer's readings over time: `GET /agric/farmers/{id}/readings`. An extension: not every service has it. */
  getReadings(id: number, options?: CallOptions): Promise<Schemas['ReadingsOverTime']>;
  /** List farmers in few words: `GET /agric/farmers-list`. */
  listSummaries(query?: FarmersListSummariesQuery, options?: CallOptions): Promise<Schemas['FarmerSummaryPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateSummaries(query?: FarmersListSummariesQuery, options?: CallOptions): AsyncGenerator<Schemas['FarmerSummaryPage']['results'][number], void, void>;
  /** Register many farmers: `POST /agric/bulk-create/farmers`. */
  bulkCreate(body: Schemas['FarmerRequestList'], options?: CallOptions): Promise<Schemas['FarmerList']>;
  /** Download the register of farmers: `GET /agric/download-farmer-biodata/`. */
  downloadBiodata(query: FarmersDownloadBiodataQuery, options?: CallOptions): Promise<Blob>;
}

/** The calls of `agents`. */
export interface AgentsApi {
  /** List agents: `GET /agric/agents`. */
  list(query?: AgentsListQuery, options?: CallOptions): Promise<Schemas['AgentPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: AgentsListQuery, options?: CallOptions): AsyncGenerator<Schemas['AgentPage']['results'][number], void, void>;
  /** Add an agent: `POST /agric/agents`. */
  create(body: Schemas['AgentRequest'], options?: CallOptions): Promise<Schemas['Agent']>;
  /** Read an agent: `GET /agric/agents/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Agent']>;
  /** Change an agent: `PUT /agric/agents/{id}`. */
  update(id: number, body: Schemas['AgentRequest'], options?: CallOptions): Promise<Schemas['Agent']>;
  /** Delete an agent: `DELETE /agric/agents/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
  /** Add many agents: `POST /agric/bulk-create/agents`. */
  bulkCreate(body: Schemas['AgentRequestList'], options?: CallOptions): Promise<Schemas['AgentList']>;
  /** List the commission rates that an agent has had: `GET /agric/agents/{id}/commission-rates`. An extension: not every service has it. */
  listCommissionRates(id: number, query?: AgentsListCommissionRatesQuery, options?: CallOptions): Promise<Schemas['CommissionRatePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateCommissionRates(id: number, query?: AgentsListCommissionRatesQuery, options?: CallOptions): AsyncGenerator<Schemas['CommissionRatePage']['results'][number], void, void>;
}

/** The calls of `discounts`. */
export interface DiscountsApi {
  /** List discount codes: `GET /agric/discounts`. */
  list(query?: DiscountsListQuery, options?: CallOptions): Promise<Schemas['DiscountPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: DiscountsListQuery, options?: CallOptions): AsyncGenerator<Schemas['DiscountPage']['results'][number], void, void>;
  /** Add a discount code: `POST /agric/discounts`. */
  create(body: Schemas['DiscountRequest'], options?: CallOptions): Promise<Schemas['Discount']>;
  /** Read a discount code: `GET /agric/discounts/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Discount']>;
  /** Change a discount code: `PUT /agric/discounts/{id}`. */
  update(id: number, body: Schemas['DiscountRequest'], options?: CallOptions): Promise<Schemas['Discount']>;
  /** Delete a discount code: `DELETE /agric/discounts/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `devices`. */
export interface DevicesApi {
  /** List devices: `GET /agric/devices`. */
  list(query?: DevicesListQuery, options?: CallOptions): Promise<Schemas['DevicePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: DevicesListQuery, options?: CallOptions): AsyncGenerator<Schemas['DevicePage']['results'][number], void, void>;
  /** Add a device: `POST /agric/devices`. */
  create(body: Schemas['DeviceRequest'], options?: CallOptions): Promise<Schemas['Device']>;
  /** Read a device: `GET /agric/devices/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Device']>;
  /** Change a device: `PUT /agric/devices/{id}`. */
  update(id: number, body: Schemas['DeviceRequest'], options?: CallOptions): Promise<Schemas['Device']>;
  /** Delete a device: `DELETE /agric/devices/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `bookings`. */
export interface BookingsApi {
  /** List bookings: `GET /agric/soil-test-bookings`. */
  list(query?: BookingsListQuery, options?: CallOptions): Promise<Schemas['BookingPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: BookingsListQuery, options?: CallOptions): AsyncGenerator<Schemas['BookingPage']['results'][number], void, void>;
  /** Book a soil test: `POST /agric/soil-test-bookings`. */
  create(body: Schemas['BookingRequest'], options?: CallOptions): Promise<Schemas['Booking']>;
  /** Read a booking: `GET /agric/soil-test-bookings/{id}`. */
  get(id: number, query?: BookingsGetQuery, options?: CallOptions): Promise<Schemas['Booking']>;
  /** Change a booking: `PUT /agric/soil-test-bookings/{id}`. */
  update(id: number, body: Schemas['BookingRequest'], options?: CallOptions): Promise<Schemas['Booking']>;
  /** Delete a booking: `DELETE /agric/soil-test-bookings/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
  /** Read the results of a booking: `GET /agric/soil-test-bookings/{id}/results`. An extension: not every service has it. */
  getResults(id: number, options?: CallOptions): Promise<Schemas['SampleResultList']>;
  /** List how a booking got where it is: `GET /agric/soil-test-bookings/{id}/status`. An extension: not every service has it. */
  listStatusChanges(id: number, query?: BookingsListStatusChangesQuery, options?: CallOptions): Promise<Schemas['BookingStatusChangePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateStatusChanges(id: number, query?: BookingsListStatusChangesQuery, options?: CallOptions): AsyncGenerator<Schemas['BookingStatusChangePage']['results'][number], void, void>;
  /** Move a booking on, or cancel it: `POST /agric/soil-test-bookings/{id}/status`. An extension: not every service has it. */
  setStatus(id: number, body: Schemas['BookingStatusRequest'], options?: CallOptions): Promise<Schemas['Booking']>;
  /** List the readings of a booking that look unusual: `GET /agric/soil-test-bookings/{id}/unusual-readings`. An extension: not every service has it. */
  listUnusual(id: number, options?: CallOptions): Promise<Schemas['UnusualReadingList']>;
  /** Verify the readings of a booking: `POST /agric/soil-test-bookings/{id}/verify`. An extension: not every service has it. */
  verify(id: number, body: Schemas['VerificationRequest'], options?: CallOptions): Promise<Schemas['Booking']>;
  /** List the public states of bookings: `GET /agric/soil-test-bookings-uuid`. */
  listByUuid(query?: BookingsListByUuidQuery, options?: CallOptions): Promise<Schemas['PublicBookingPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateByUuid(query?: BookingsListByUuidQuery, options?: CallOptions): AsyncGenerator<Schemas['PublicBookingPage']['results'][number], void, void>;
  /** Read the public state of a booking: `GET /agric/soil-test-bookings-uuid/{uuid}`. */
  getByUuid(uuid: string, options?: CallOptions): Promise<Schemas['PublicBooking']>;
  /** Find the public state of a booking by code and phone number: `POST /agric/find-booking`. An extension: not every service has it. */
  find(body: Schemas['BookingSearch'], options?: CallOptions): Promise<Schemas['PublicBooking']>;
  /** Read what a discount code takes off a booking: `POST /agric/check-discount`. An extension: not every service has it. */
  checkDiscount(body: Schemas['DiscountCheck'], options?: CallOptions): Promise<Schemas['CheckedDiscount']>;
  /** Mark a booking as paid: `POST /agric/mark-booking-as-paid`. */
  markAsPaid(body: Schemas['MarkAsPaidRequest'], options?: CallOptions): Promise<Schemas['MarkAsPaidAnswer']>;
}

/** The calls of `samples`. */
export interface SamplesApi {
  /** List soil samples: `GET /agric/soil-test-samples`. */
  list(query?: SamplesListQuery, options?: CallOptions): Promise<Schemas['SoilTestSamplePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: SamplesListQuery, options?: CallOptions): AsyncGenerator<Schemas['SoilTestSamplePage']['results'][number], void, void>;
  /** Add a soil sample with its readings: `POST /agric/soil-test-samples`. */
  create(body: Schemas['SoilTestSampleRequest'], options?: CallOptions): Promise<Schemas['SoilTestSample']>;
  /** Read a soil sample: `GET /agric/soil-test-samples/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['SoilTestSample']>;
  /** Change a soil sample or its readings: `PUT /agric/soil-test-samples/{id}`. */
  update(id: number, body: Schemas['SoilTestSampleRequest'], options?: CallOptions): Promise<Schemas['SoilTestSample']>;
  /** Delete a soil sample: `DELETE /agric/soil-test-samples/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
  /** List the readings that a sample has had: `GET /agric/soil-test-samples/{id}/readings`. An extension: not every service has it. */
  listReadings(id: number, options?: CallOptions): Promise<Schemas['SavedReadingsList']>;
  /** Join a sample with another one of the same place, or take it out again: `POST /agric/soil-test-samples/{id}/place`. An extension: not every service has it. */
  setPlace(id: number, body: Schemas['SamplePlaceRequest'], options?: CallOptions): Promise<Schemas['SamplePlace']>;
  /** Reject a sample that cannot be measured: `POST /agric/soil-test-samples/{id}/reject`. An extension: not every service has it. */
  reject(id: number, body: Schemas['SampleRejectionRequest'], options?: CallOptions): Promise<Schemas['SoilTestSample']>;
  /** Take back the rejection of a sample: `POST /agric/soil-test-samples/{id}/undo-reject`. An extension: not every service has it. */
  undoReject(id: number, options?: CallOptions): Promise<Schemas['SoilTestSample']>;
  /** Read the results of a sample: `GET /agric/soil-test-samples/{id}/results`. An extension: not every service has it. */
  getResults(id: number, options?: CallOptions): Promise<Schemas['SampleResult']>;
  /** Print labels for sample bags: `GET /agric/sample-labels`. An extension: not every service has it. */
  downloadLabels(query?: SamplesDownloadLabelsQuery, options?: CallOptions): Promise<Blob>;
  /** Rate the readings of samples: `POST /agric/samples/generate-results`. */
  generateResults(body: Schemas['GenerateResultsRequest'], options?: CallOptions): Promise<Schemas['SampleResultList']>;
  /** Advise how to adjust the pH of a plot: `POST /agric/samples/adjust-ph`. */
  adjustPh(body: Schemas['AdjustPhRequest'], options?: CallOptions): Promise<Schemas['PhAdvice']>;
}

/** The calls of `prices`. */
export interface PricesApi {
  /** List the prices of inputs: `GET /agric/input-prices`. An extension: not every service has it. */
  list(query?: PricesListQuery, options?: CallOptions): Promise<Schemas['InputPricePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: PricesListQuery, options?: CallOptions): AsyncGenerator<Schemas['InputPricePage']['results'][number], void, void>;
  /** Add the price of an input: `POST /agric/input-prices`. An extension: not every service has it. */
  create(body: Schemas['InputPriceRequest'], options?: CallOptions): Promise<Schemas['InputPrice']>;
  /** Read the price of an input: `GET /agric/input-prices/{id}`. An extension: not every service has it. */
  get(id: number, options?: CallOptions): Promise<Schemas['InputPrice']>;
  /** Change the price of an input: `PUT /agric/input-prices/{id}`. An extension: not every service has it. */
  update(id: number, body: Schemas['InputPriceRequest'], options?: CallOptions): Promise<Schemas['InputPrice']>;
  /** Delete the price of an input: `DELETE /agric/input-prices/{id}`. An extension: not every service has it. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `reports`. */
export interface ReportsApi {
  /** List reports: `GET /agric/report-generation`. */
  list(query?: ReportsListQuery, options?: CallOptions): Promise<Schemas['ReportPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: ReportsListQuery, options?: CallOptions): AsyncGenerator<Schemas['ReportPage']['results'][number], void, void>;
  /** Generate the report of a booking: `POST /agric/report-generation`. */
  create(body: Schemas['ReportRequest'], options?: CallOptions): Promise<Schemas['Report']>;
  /** Read a report: `GET /agric/report-generation/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Report']>;
  /** Mark a report as sent: `POST /agric/report-generation/{id}/sent`. An extension: not every service has it. */
  markSent(id: number, options?: CallOptions): Promise<Schemas['Report']>;
  /** Mark a report as explained to the farmer: `POST /agric/report-generation/{id}/explained`. An extension: not every service has it. */
  markExplained(id: number, options?: CallOptions): Promise<Schemas['Report']>;
  /** Revoke the public link of a report: `POST /agric/report-generation/{id}/revoke-link`. An extension: not every service has it. */
  revokeLink(id: number, options?: CallOptions): Promise<Schemas['Report']>;
  /** Read a report by its link: `GET /agric/reports-public/{uuid}`. An extension: not every service has it. */
  getPublic(uuid: string, options?: CallOptions): Promise<Schemas['PublicReport']>;
  /** Download a report by its link: `GET /agric/reports-public/{uuid}/pdf`. An extension: not every service has it. */
  downloadPublicPdf(uuid: string, query?: ReportsDownloadPublicPdfQuery, options?: CallOptions): Promise<Blob>;
  /** Download the report of a booking: `GET /agric/report-pdf-generation`. */
  downloadPdf(query: ReportsDownloadPdfQuery, options?: CallOptions): Promise<Blob>;
}

/** The calls of `payments`. */
export interface PaymentsApi {
  /** Download the invoice of a booking: `GET /agric/booking/payment/invoice/generate-invoice`. */
  downloadInvoice(query?: PaymentsDownloadInvoiceQuery, options?: CallOptions): Promise<Blob>;
  /** Download the receipt of a booking: `GET /agric/booking/payment/invoice/generate-receipt`. */
  downloadReceipt(query?: PaymentsDownloadReceiptQuery, options?: CallOptions): Promise<Blob>;
  /** List payments: `GET /utils/payments`. */
  list(query?: PaymentsListQuery, options?: CallOptions): Promise<Schemas['PaymentPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: PaymentsListQuery, options?: CallOptions): AsyncGenerator<Schemas['PaymentPage']['results'][number], void, void>;
  /** Read a payment: `GET /utils/payments/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Payment']>;
  /** Start a payment: `POST /utils/initialize-payment`. */
  initialize(body: Schemas['PaymentRequest'], options?: CallOptions): Promise<Schemas['Payment']>;
  /** Ask how a payment stands, or start it: `POST /utils/check-payment-status`. */
  checkStatus(body: Schemas['CheckPaymentRequest'], options?: CallOptions): Promise<Schemas['Payment']>;
  /** Attach money that has arrived to a booking: `POST /utils/link-payment`. */
  link(body: Schemas['LinkPaymentRequest'], options?: CallOptions): Promise<Schemas['Payment']>;
  /** Read how a booking can be paid: `GET /utils/payment-options`. An extension: not every service has it. */
  getOptions(query?: PaymentsGetOptionsQuery, options?: CallOptions): Promise<Schemas['PaymentOptions']>;
  /** List invoices, receipts and credit notes: `GET /utils/payment-documents`. An extension: not every service has it. */
  listDocuments(query?: PaymentsListDocumentsQuery, options?: CallOptions): Promise<Schemas['PaymentDocumentPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateDocuments(query?: PaymentsListDocumentsQuery, options?: CallOptions): AsyncGenerator<Schemas['PaymentDocumentPage']['results'][number], void, void>;
  /** Download an invoice, a receipt or a credit note: `GET /utils/payment-documents/{id}/pdf`. An extension: not every service has it. */
  downloadDocument(id: number, query?: PaymentsDownloadDocumentQuery, options?: CallOptions): Promise<Blob>;
  /** List money that needs a look: `GET /utils/payment-issues`. An extension: not every service has it. */
  listIssues(query?: PaymentsListIssuesQuery, options?: CallOptions): Promise<Schemas['PaymentIssuePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateIssues(query?: PaymentsListIssuesQuery, options?: CallOptions): AsyncGenerator<Schemas['PaymentIssuePage']['results'][number], void, void>;
  /** Compare a day at the provider with the books: `GET /utils/payment-reconciliation`. An extension: not every service has it. */
  reconcile(query: PaymentsReconcileQuery, options?: CallOptions): Promise<Schemas['Reconciliation']>;
  /** Download the same comparison as CSV: `GET /utils/payment-reconciliation-csv`. An extension: not every service has it. */
  downloadReconciliationCsv(query: PaymentsDownloadReconciliationCsvQuery, options?: CallOptions): Promise<Blob>;
}

/** The calls of `commissions`. */
export interface CommissionsApi {
  /** List commissions: `GET /agric/commissions`. */
  list(query?: CommissionsListQuery, options?: CallOptions): Promise<Schemas['CommissionPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: CommissionsListQuery, options?: CallOptions): AsyncGenerator<Schemas['CommissionPage']['results'][number], void, void>;
  /** Read a commission: `GET /agric/commissions/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Commission']>;
  /** Ask for the payment of earned commissions: `POST /agric/collect-commission`. */
  collect(body: Schemas['CollectCommissionRequest'], options?: CallOptions): Promise<Schemas['CommissionBatch']>;
  /** Record that commissions were paid out: `POST /agric/disburse-commission`. */
  disburse(body: Schemas['DisburseCommissionRequest'], options?: CallOptions): Promise<Schemas['CommissionBatch']>;
  /** Read what an agent has earned: `GET /agric/commission-balance`. An extension: not every service has it. */
  getBalance(query?: CommissionsGetBalanceQuery, options?: CallOptions): Promise<Schemas['CommissionBalance']>;
  /** Download an agent's statement as a PDF: `GET /agric/commission-statement`. An extension: not every service has it. */
  downloadStatement(query?: CommissionsDownloadStatementQuery, options?: CallOptions): Promise<Blob>;
  /** Download an agent's statement as CSV: `GET /agric/commission-statement-csv`. An extension: not every service has it. */
  downloadStatementCsv(query?: CommissionsDownloadStatementCsvQuery, options?: CallOptions): Promise<Blob>;
  /** Download what is to be paid out, one line an agent: `GET /agric/commission-payouts-csv`. An extension: not every service has it. */
  downloadPayoutsCsv(query?: CommissionsDownloadPayoutsCsvQuery, options?: CallOptions): Promise<Blob>;
}

/** The calls of `sms`. */
export interface SmsApi {
  /** List text messages: `GET /sms`. */
  list(query?: SmsListQuery, options?: CallOptions): Promise<Schemas['SmsPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: SmsListQuery, options?: CallOptions): AsyncGenerator<Schemas['SmsPage']['results'][number], void, void>;
  /** Send a text message: `POST /sms`. */
  send(body: Schemas['SmsRequest'], options?: CallOptions): Promise<Schemas['SmsList']>;
  /** Read a text message: `GET /sms/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Sms']>;
}

/** The calls of `contact`. */
export interface ContactApi {
  /** List messages of the contact form: `GET /contact`. */
  list(query?: ContactListQuery, options?: CallOptions): Promise<Schemas['ContactMessagePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: ContactListQuery, options?: CallOptions): AsyncGenerator<Schemas['ContactMessagePage']['results'][number], void, void>;
  /** Send a message with the contact form: `POST /contact`. */
  create(body: Schemas['ContactMessageRequest'], options?: CallOptions): Promise<Schemas['ContactMessage']>;
  /** Read a message: `GET /contact/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['ContactMessage']>;
  /** Say whether a message is dealt with: `PUT /contact/{id}`. */
  update(id: number, body: Schemas['ContactMessageStateRequest'], options?: CallOptions): Promise<Schemas['ContactMessage']>;
  /** Delete a message: `DELETE /contact/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `reviews`. */
export interface ReviewsApi {
  /** List reviews: `GET /reviews`. */
  list(query?: ReviewsListQuery, options?: CallOptions): Promise<Schemas['ReviewPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: ReviewsListQuery, options?: CallOptions): AsyncGenerator<Schemas['ReviewPage']['results'][number], void, void>;
  /** Write a review: `POST /reviews`. */
  create(body: Schemas['ReviewRequest'], options?: CallOptions): Promise<Schemas['Review']>;
  /** Read a review: `GET /reviews/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Review']>;
  /** Change a review: `PUT /reviews/{id}`. */
  update(id: number, body: Schemas['ReviewRequest'], options?: CallOptions): Promise<Schemas['Review']>;
  /** Delete a review: `DELETE /reviews/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `subscribers`. */
export interface SubscribersApi {
  /** List subscribers of the newsletter: `GET /subscribers`. */
  list(query?: SubscribersListQuery, options?: CallOptions): Promise<Schemas['SubscriberPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: SubscribersListQuery, options?: CallOptions): AsyncGenerator<Schemas['SubscriberPage']['results'][number], void, void>;
  /** Subscribe to the newsletter: `POST /subscribers`. */
  create(body: Schemas['SubscriberRequest'], options?: CallOptions): Promise<Schemas['Detail']>;
  /** Leave the newsletter: `POST /subscribers/unsubscribe`. An extension: not every service has it. */
  unsubscribe(body: Schemas['UnsubscribeRequest'], options?: CallOptions): Promise<Schemas['Detail']>;
  /** Read a subscriber: `GET /subscribers/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Subscriber']>;
  /** Take a subscriber off the list: `DELETE /subscribers/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `stats`. */
export interface StatsApi {
  /** Read what the service has done so far: `GET /app-stats`. */
  getApp(options?: CallOptions): Promise<Schemas['AppStats']>;
  /** Read the numbers of the own dashboard: `GET /user-stats`. */
  getUser(options?: CallOptions): Promise<Schemas['UserStats']>;
  /** Count what needs attention today: `GET /agric/attention`. An extension: not every service has it. */
  getAttention(options?: CallOptions): Promise<Schemas['Attention']>;
}

/** The calls of `faqs`. */
export interface FaqsApi {
  /** List frequent questions: `GET /faqs`. */
  list(query?: FaqsListQuery, options?: CallOptions): Promise<Schemas['FaqPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: FaqsListQuery, options?: CallOptions): AsyncGenerator<Schemas['FaqPage']['results'][number], void, void>;
  /** Add a question: `POST /faqs`. */
  create(body: Schemas['FaqRequest'], options?: CallOptions): Promise<Schemas['Faq']>;
  /** Read a question: `GET /faqs/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Faq']>;
  /** Change a question: `PUT /faqs/{id}`. */
  update(id: number, body: Schemas['FaqRequest'], options?: CallOptions): Promise<Schemas['Faq']>;
  /** Delete a question: `DELETE /faqs/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `blogCategories`. */
export interface BlogCategoriesApi {
  /** List categories of the blog: `GET /blogs/blog-categories`. */
  list(query?: BlogCategoriesListQuery, options?: CallOptions): Promise<Schemas['BlogCategoryPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: BlogCategoriesListQuery, options?: CallOptions): AsyncGenerator<Schemas['BlogCategoryPage']['results'][number], void, void>;
  /** Add a category: `POST /blogs/blog-categories`. */
  create(body: Schemas['BlogCategoryRequest'], options?: CallOptions): Promise<Schemas['BlogCategory']>;
  /** Read a category: `GET /blogs/blog-categories/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['BlogCategory']>;
  /** Change a category: `PUT /blogs/blog-categories/{id}`. */
  update(id: number, body: Schemas['BlogCategoryRequest'], options?: CallOptions): Promise<Schemas['BlogCategory']>;
  /** Delete a category: `DELETE /blogs/blog-categories/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `blogs`. */
export interface BlogsApi {
  /** List articles of the blog: `GET /blogs`. */
  list(query?: BlogsListQuery, options?: CallOptions): Promise<Schemas['BlogPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: BlogsListQuery, options?: CallOptions): AsyncGenerator<Schemas['BlogPage']['results'][number], void, void>;
  /** Add an article: `POST /blogs`. */
  create(body: Schemas['BlogRequest'], options?: CallOptions): Promise<Schemas['Blog']>;
  /** List articles picked at random: `GET /blogs/random-blogs`. */
  listRandom(query?: BlogsListRandomQuery, options?: CallOptions): Promise<Schemas['BlogPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateRandom(query?: BlogsListRandomQuery, options?: CallOptions): AsyncGenerator<Schemas['BlogPage']['results'][number], void, void>;
  /** Read an article: `GET /blogs/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Blog']>;
  /** Change an article: `PUT /blogs/{id}`. */
  update(id: number, body: Schemas['BlogRequest'], options?: CallOptions): Promise<Schemas['Blog']>;
  /** Delete an article: `DELETE /blogs/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `media`. */
export interface MediaApi {
  /** List files: `GET /media`. */
  list(query?: MediaListQuery, options?: CallOptions): Promise<Schemas['MediaPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: MediaListQuery, options?: CallOptions): AsyncGenerator<Schemas['MediaPage']['results'][number], void, void>;
  /** Upload a file: `POST /media`. */
  create(body: FormData, options?: CallOptions): Promise<Schemas['Media']>;
  /** Read a file: `GET /media/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Media']>;
  /** Delete a file: `DELETE /media/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
}

/** The calls of `notifications`. */
export interface NotificationsApi {
  /** List the own notifications: `GET /utils/notifications`. */
  list(query?: NotificationsListQuery, options?: CallOptions): Promise<Schemas['NotificationPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: NotificationsListQuery, options?: CallOptions): AsyncGenerator<Schemas['NotificationPage']['results'][number], void, void>;
  /** Read a notification: `GET /utils/notifications/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Notification']>;
  /** Mark a notification as read or unread: `PUT /utils/notifications/{id}`. */
  update(id: number, body: Schemas['NotificationRequest'], options?: CallOptions): Promise<Schemas['Notification']>;
  /** Delete a notification: `DELETE /utils/notifications/{id}`. */
  delete(id: number, options?: CallOptions): Promise<void>;
  /** Mark all own notifications as read: `POST /utils/mark-all-notifications-read`. */
  markAllRead(options?: CallOptions): Promise<void>;
}

/** The calls of `webhooks`. */
export interface WebhooksApi {
  /** Take the word of a payment provider: `POST /utils/payment-webhooks/{provider}`. An extension: not every service has it. */
  receivePayment(provider: string, body: Schemas['PaymentWebhookRequest'], options?: CallOptions): Promise<Schemas['Detail']>;
  /** Take the word of a provider that signs nothing: `POST /utils/payment-callbacks/{token}`. An extension: not every service has it. */
  receiveCallback(token: string, body: Schemas['PaymentWebhookRequest'], options?: CallOptions): Promise<Schemas['Detail']>;
}

/** The calls of `jobs`. */
export interface JobsApi {
  /** List what the server does by itself: `GET /utils/jobs`. An extension: not every service has it. */
  list(query?: JobsListQuery, options?: CallOptions): Promise<Schemas['JobPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: JobsListQuery, options?: CallOptions): AsyncGenerator<Schemas['JobPage']['results'][number], void, void>;
}

/** The calls of `sandbox`. */
export interface SandboxApi {
  /** Look at the payer's phone of the sandbox: `GET /utils/sandbox-prompts/{reference}`. An extension: not every service has it. */
  getPrompt(reference: string, options?: CallOptions): Promise<Schemas['SandboxPrompt']>;
  /** Play the payer: `POST /utils/sandbox-prompts/{reference}`. An extension: not every service has it. */
  answerPrompt(reference: string, body: Schemas['SandboxAnswerRequest'], options?: CallOptions): Promise<Schemas['SandboxPrompt']>;
}

/** The calls of `statistics`. */
export interface StatisticsApi {
  /** Count bookings: `GET /statistics/bookings`. */
  getBookings(query?: StatisticsGetBookingsQuery, options?: CallOptions): Promise<Schemas['Statistics']>;
  /** Count farmers: `GET /statistics/farmers`. */
  getFarmers(query?: StatisticsGetFarmersQuery, options?: CallOptions): Promise<Schemas['Statistics']>;
  /** Count agents: `GET /statistics/agents`. */
  getAgents(query?: StatisticsGetAgentsQuery, options?: CallOptions): Promise<Schemas['Statistics']>;
  /** Count samples: `GET /statistics/samples`. */
  getSamples(query?: StatisticsGetSamplesQuery, options?: CallOptions): Promise<Schemas['Statistics']>;
  /** Count payments: `GET /statistics/payments`. */
  getPayments(query?: StatisticsGetPaymentsQuery, options?: CallOptions): Promise<Schemas['Statistics']>;
  /** Count commissions: `GET /statistics/commissions`. */
  getCommissions(query?: StatisticsGetCommissionsQuery, options?: CallOptions): Promise<Schemas['Statistics']>;
}

/** The calls of `partnerKeys`. */
export interface PartnerKeysApi {
  /** List partner keys: `GET /agric/partner-keys`. An extension: not every service has it. */
  list(query?: PartnerKeysListQuery, options?: CallOptions): Promise<Schemas['PartnerKeyPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: PartnerKeysListQuery, options?: CallOptions): AsyncGenerator<Schemas['PartnerKeyPage']['results'][number], void, void>;
  /** Add a partner key: `POST /agric/partner-keys`. An extension: not every service has it. */
  create(body: Schemas['PartnerKeyRequest'], options?: CallOptions): Promise<Schemas['PartnerKey']>;
  /** Read a partner key: `GET /agric/partner-keys/{id}`. An extension: not every service has it. */
  get(id: number, options?: CallOptions): Promise<Schemas['PartnerKey']>;
  /** Change a partner key: `PUT /agric/partner-keys/{id}`. An extension: not every service has it. */
  update(id: number, body: Schemas['PartnerKeyRequest'], options?: CallOptions): Promise<Schemas['PartnerKey']>;
  /** Delete a partner key: `DELETE /agric/partner-keys/{id}`. An extension: not every service has it. */
  delete(id: number, options?: CallOptions): Promise<void>;
  /** Give a partner a new key: `POST /agric/partner-keys/{id}/rotate`. An extension: not every service has it. */
  rotate(id: number, options?: CallOptions): Promise<Schemas['PartnerKey']>;
}

/** The calls of `boot`. */
export interface BootApi {
  /** Read all that the embedded form starts with: `GET /embed/boot`. An extension: not every service has it. */
  get(query?: BootGetQuery, options?: CallOptions): Promise<Schemas['Boot']>;
}

/** The calls of `settings`. */
export interface SettingsApi {
  /** Read the settings of the service: `GET /settings`. An extension: not every service has it. */
  get(options?: CallOptions): Promise<Schemas['Settings']>;
  /** Change the settings of the service: `PUT /settings`. An extension: not every service has it. */
  update(body: Schemas['SettingsRequest'], options?: CallOptions): Promise<Schemas['Settings']>;
}

/** The calls of `health`. */
export interface HealthApi {
  /** Whether the service works: `GET /healthz`. An extension: not every service has it. */
  get(options?: CallOptions): Promise<Schemas['Health']>;
}

/** A method for every operation of the contract, by resource. */
export interface UdongoApi {
  auth: AuthApi;
  account: AccountApi;
  profiles: ProfilesApi;
  counties: CountiesApi;
  crops: CropsApi;
  otherCropNames: OtherCropNamesApi;
  farmers: FarmersApi;
  agents: AgentsApi;
  discounts: DiscountsApi;
  devices: DevicesApi;
  bookings: BookingsApi;
  samples: SamplesApi;
  prices: PricesApi;
  reports: ReportsApi;
  payments: PaymentsApi;
  commissions: CommissionsApi;
  sms: SmsApi;
  contact: ContactApi;
  reviews: ReviewsApi;
  subscribers: SubscribersApi;
  stats: StatsApi;
  faqs: FaqsApi;
  blogCategories: BlogCategoriesApi;
  blogs: BlogsApi;
  media: MediaApi;
  notifications: NotificationsApi;
  webhooks: WebhooksApi;
  jobs: JobsApi;
  sandbox: SandboxApi;
  statistics: StatisticsApi;
  partnerKeys: PartnerKeysApi;
  boot: BootApi;
  settings: SettingsApi;
  health: HealthApi;
}
