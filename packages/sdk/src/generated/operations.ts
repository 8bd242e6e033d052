// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { CallOptions } from '../client/CallOptions.ts';
import type { components, operations as contract } from './schema.ts';

type Schemas = components['schemas'];

/** An operation's id, such as `bookings.create`. */
export type OperationId =
  | 'auth.login'
  | 'auth.logout'
  | 'auth.checkLoginStatus'
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
  | 'bookings.getByUuid'
  | 'samples.list'
  | 'samples.create'
  | 'samples.get'
  | 'samples.update'
  | 'samples.delete'
  | 'samples.generateResults'
  | 'samples.adjustPh'
  | 'bookings.markAsPaid'
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
/** What `samples.list` may be asked. */
export type SamplesListQuery = NonNullable<contract['samples.list']['parameters']['query']>;

/** The calls of `auth`. */
export interface AuthApi {
  /** Log in with e-mail and password: `POST /users/auth/login`. */
  login(body: Schemas['LoginRequest'], options?: CallOptions): Promise<Schemas['LoginResponse']>;
  /** Revoke the token that this request carries: `POST /users/auth/logout`. */
  logout(options?: CallOptions): Promise<void>;
  /** Ask whether the token still holds: `GET /users/auth/check-login-status`. */
  checkLoginStatus(options?: CallOptions): Promise<Schemas['LoginStatus']>;
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
  /** List farmers in few words: `GET /agric/farmers-list`. */
  listSummaries(query?: FarmersListSummariesQuery, options?: CallOptions): Promise<Schemas['FarmerSummaryPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateSummaries(query?: FarmersListSummariesQuery, options?: CallOptions): AsyncGenerator<Schemas['FarmerSummaryPage']['results'][number], void, void>;
  /** Register many farmers: `POST /agric/bulk-create/farmers`. */
  bulkCreate(body: Schemas['FarmerRequestList'], options?: CallOptions): Promise<Schemas['FarmerList']>;
  /** Download the register of farmers: `GET /agric/download-farmer-biodata/`. */
  downloadBiodata(query?: FarmersDownloadBiodataQuery, options?: CallOptions): Promise<Blob>;
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
  /** Read the public state of a booking: `GET /agric/soil-test-bookings-uuid/{uuid}`. */
  getByUuid(uuid: string, options?: CallOptions): Promise<Schemas['PublicBooking']>;
  /** Mark a booking as paid: `POST /agric/mark-booking-as-paid`. */
  markAsPaid(body: Schemas['MarkAsPaidRequest'], options?: CallOptions): Promise<Schemas['Booking']>;
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
  /** Rate the readings of samples: `POST /agric/samples/generate-results`. */
  generateResults(body: Schemas['GenerateResultsRequest'], options?: CallOptions): Promise<Schemas['SampleResultList']>;
  /** Advise how to adjust the pH of a plot: `POST /agric/samples/adjust-ph`. */
  adjustPh(body: Schemas['AdjustPhRequest'], options?: CallOptions): Promise<Schemas['PhAdvice']>;
}

/** The calls of `health`. */
export interface HealthApi {
  /** Whether the service and its database answer: `GET /healthz`. */
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
  health: HealthApi;
}
