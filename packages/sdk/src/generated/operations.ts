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
  | 'profiles.get'
  | 'profiles.patch'
  | 'counties.list'
  | 'counties.get'
  | 'crops.list'
  | 'crops.get'
  | 'otherCropNames.list'
  | 'otherCropNames.get'
  | 'farmers.list'
  | 'farmers.get'
  | 'farmers.listSummaries'
  | 'agents.list'
  | 'agents.get'
  | 'discounts.list'
  | 'discounts.get'
  | 'bookings.list'
  | 'bookings.create'
  | 'bookings.get'
  | 'bookings.update'
  | 'bookings.delete'
  | 'bookings.getByUuid'
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
/** What `agents.list` may be asked. */
export type AgentsListQuery = NonNullable<contract['agents.list']['parameters']['query']>;
/** What `discounts.list` may be asked. */
export type DiscountsListQuery = NonNullable<contract['discounts.list']['parameters']['query']>;
/** What `bookings.list` may be asked. */
export type BookingsListQuery = NonNullable<contract['bookings.list']['parameters']['query']>;
/** What `bookings.get` may be asked. */
export type BookingsGetQuery = NonNullable<contract['bookings.get']['parameters']['query']>;

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
  /** List profiles: `GET /users/account/profiles`. */
  list(query?: ProfilesListQuery, options?: CallOptions): Promise<Schemas['ProfilePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: ProfilesListQuery, options?: CallOptions): AsyncGenerator<Schemas['ProfilePage']['results'][number], void, void>;
  /** Read a profile: `GET /users/account/profiles/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Profile']>;
  /** Change contact details: `PATCH /users/account/profiles/{id}`. */
  patch(id: number, body: Schemas['ProfilePatch'], options?: CallOptions): Promise<Schemas['Profile']>;
}

/** The calls of `counties`. */
export interface CountiesApi {
  /** List counties: `GET /counties`. */
  list(query?: CountiesListQuery, options?: CallOptions): Promise<Schemas['CountyPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: CountiesListQuery, options?: CallOptions): AsyncGenerator<Schemas['CountyPage']['results'][number], void, void>;
  /** Read a county: `GET /counties/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['County']>;
}

/** The calls of `crops`. */
export interface CropsApi {
  /** List crops: `GET /agric/crops`. */
  list(query?: CropsListQuery, options?: CallOptions): Promise<Schemas['CropPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: CropsListQuery, options?: CallOptions): AsyncGenerator<Schemas['CropPage']['results'][number], void, void>;
  /** Read a crop: `GET /agric/crops/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Crop']>;
}

/** The calls of `otherCropNames`. */
export interface OtherCropNamesApi {
  /** List local crop names: `GET /agric/other-crop-names`. */
  list(query?: OtherCropNamesListQuery, options?: CallOptions): Promise<Schemas['OtherCropNamePage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: OtherCropNamesListQuery, options?: CallOptions): AsyncGenerator<Schemas['OtherCropNamePage']['results'][number], void, void>;
  /** Read a local crop name: `GET /agric/other-crop-names/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['OtherCropName']>;
}

/** The calls of `farmers`. */
export interface FarmersApi {
  /** List farmers: `GET /agric/farmers`. */
  list(query?: FarmersListQuery, options?: CallOptions): Promise<Schemas['FarmerPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: FarmersListQuery, options?: CallOptions): AsyncGenerator<Schemas['FarmerPage']['results'][number], void, void>;
  /** Read a farmer: `GET /agric/farmers/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Farmer']>;
  /** List farmers in few words: `GET /agric/farmers-list`. */
  listSummaries(query?: FarmersListSummariesQuery, options?: CallOptions): Promise<Schemas['FarmerSummaryPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterateSummaries(query?: FarmersListSummariesQuery, options?: CallOptions): AsyncGenerator<Schemas['FarmerSummaryPage']['results'][number], void, void>;
}

/** The calls of `agents`. */
export interface AgentsApi {
  /** List agents: `GET /agric/agents`. */
  list(query?: AgentsListQuery, options?: CallOptions): Promise<Schemas['AgentPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: AgentsListQuery, options?: CallOptions): AsyncGenerator<Schemas['AgentPage']['results'][number], void, void>;
  /** Read an agent: `GET /agric/agents/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Agent']>;
}

/** The calls of `discounts`. */
export interface DiscountsApi {
  /** List discount codes: `GET /agric/discounts`. */
  list(query?: DiscountsListQuery, options?: CallOptions): Promise<Schemas['DiscountPage']>;
  /** The same one by one, page after page: 100 records a page, unless the query has a limit. */
  iterate(query?: DiscountsListQuery, options?: CallOptions): AsyncGenerator<Schemas['DiscountPage']['results'][number], void, void>;
  /** Read a discount code: `GET /agric/discounts/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Discount']>;
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
  bookings: BookingsApi;
  health: HealthApi;
}
