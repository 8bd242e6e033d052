// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { CallOptions } from '../client/CallOptions.ts';
import type { components, operations as contract } from './schema.ts';

type Schemas = components['schemas'];

/**
 * Every operation as "METHOD path", then what it takes ("query" or "body"), what it answers ("page", "empty" for nothing,
 * one JSON object when neither is said) and whether it goes out without a token ("anonymous").
 */
export const operations = {
  'auth.login': 'POST /users/auth/login body anonymous',
  'auth.logout': 'POST /users/auth/logout empty',
  'auth.checkLoginStatus': 'GET /users/auth/check-login-status',
  'account.get': 'GET /users/account/view',
  'account.register': 'POST /users/account/view body anonymous',
  'profiles.list': 'GET /users/account/profiles query page',
  'profiles.get': 'GET /users/account/profiles/{id}',
  'profiles.patch': 'PATCH /users/account/profiles/{id} body',
  'counties.list': 'GET /counties query page',
  'counties.get': 'GET /counties/{id}',
  'crops.list': 'GET /agric/crops query page',
  'crops.get': 'GET /agric/crops/{id}',
  'otherCropNames.list': 'GET /agric/other-crop-names query page',
  'otherCropNames.get': 'GET /agric/other-crop-names/{id}',
  'farmers.list': 'GET /agric/farmers query page',
  'farmers.get': 'GET /agric/farmers/{id}',
  'farmers.listSummaries': 'GET /agric/farmers-list query page',
  'agents.list': 'GET /agric/agents query page',
  'agents.get': 'GET /agric/agents/{id}',
  'discounts.list': 'GET /agric/discounts query page',
  'discounts.get': 'GET /agric/discounts/{id}',
  'bookings.list': 'GET /agric/soil-test-bookings query page',
  'bookings.create': 'POST /agric/soil-test-bookings body',
  'bookings.get': 'GET /agric/soil-test-bookings/{id} query',
  'bookings.update': 'PUT /agric/soil-test-bookings/{id} body',
  'bookings.delete': 'DELETE /agric/soil-test-bookings/{id} empty',
  'bookings.getByUuid': 'GET /agric/soil-test-bookings-uuid/{uuid}',
  'health.get': 'GET /healthz anonymous',
} as const;

/** An operation's id, such as `bookings.create`. */
export type OperationId = keyof typeof operations;

export type ProfilesListQuery = NonNullable<contract['profiles.list']['parameters']['query']>;
export type CountiesListQuery = NonNullable<contract['counties.list']['parameters']['query']>;
export type CropsListQuery = NonNullable<contract['crops.list']['parameters']['query']>;
export type OtherCropNamesListQuery = NonNullable<contract['otherCropNames.list']['parameters']['query']>;
export type FarmersListQuery = NonNullable<contract['farmers.list']['parameters']['query']>;
export type FarmersListSummariesQuery = NonNullable<contract['farmers.listSummaries']['parameters']['query']>;
export type AgentsListQuery = NonNullable<contract['agents.list']['parameters']['query']>;
export type DiscountsListQuery = NonNullable<contract['discounts.list']['parameters']['query']>;
export type BookingsListQuery = NonNullable<contract['bookings.list']['parameters']['query']>;
export type BookingsGetQuery = NonNullable<contract['bookings.get']['parameters']['query']>;

export interface AuthApi {
  /** Log in with e-mail and password: `POST /users/auth/login`. */
  login(body: Schemas['LoginRequest'], options?: CallOptions): Promise<Schemas['LoginResponse']>;
  /** Revoke the token that this request carries: `POST /users/auth/logout`. */
  logout(options?: CallOptions): Promise<void>;
  /** Ask whether the token still holds: `GET /users/auth/check-login-status`. */
  checkLoginStatus(options?: CallOptions): Promise<Schemas['LoginStatus']>;
}

export interface AccountApi {
  /** Read the own account: `GET /users/account/view`. */
  get(options?: CallOptions): Promise<Schemas['User']>;
  /** Register as a farmer: `POST /users/account/view`. */
  register(body: Schemas['RegisterRequest'], options?: CallOptions): Promise<Schemas['User']>;
}

export interface ProfilesApi {
  /** List profiles: `GET /users/account/profiles`. */
  list(query?: ProfilesListQuery, options?: CallOptions): Promise<Schemas['ProfilePage']>;
  /** Read a profile: `GET /users/account/profiles/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Profile']>;
  /** Change contact details: `PATCH /users/account/profiles/{id}`. */
  patch(id: number, body: Schemas['ProfilePatch'], options?: CallOptions): Promise<Schemas['Profile']>;
}

export interface CountiesApi {
  /** List counties: `GET /counties`. */
  list(query?: CountiesListQuery, options?: CallOptions): Promise<Schemas['CountyPage']>;
  /** Read a county: `GET /counties/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['County']>;
}

export interface CropsApi {
  /** List crops: `GET /agric/crops`. */
  list(query?: CropsListQuery, options?: CallOptions): Promise<Schemas['CropPage']>;
  /** Read a crop: `GET /agric/crops/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Crop']>;
}

export interface OtherCropNamesApi {
  /** List local crop names: `GET /agric/other-crop-names`. */
  list(query?: OtherCropNamesListQuery, options?: CallOptions): Promise<Schemas['OtherCropNamePage']>;
  /** Read a local crop name: `GET /agric/other-crop-names/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['OtherCropName']>;
}

export interface FarmersApi {
  /** List farmers: `GET /agric/farmers`. */
  list(query?: FarmersListQuery, options?: CallOptions): Promise<Schemas['FarmerPage']>;
  /** Read a farmer: `GET /agric/farmers/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Farmer']>;
  /** List farmers in few words: `GET /agric/farmers-list`. */
  listSummaries(query?: FarmersListSummariesQuery, options?: CallOptions): Promise<Schemas['FarmerSummaryPage']>;
}

export interface AgentsApi {
  /** List agents: `GET /agric/agents`. */
  list(query?: AgentsListQuery, options?: CallOptions): Promise<Schemas['AgentPage']>;
  /** Read an agent: `GET /agric/agents/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Agent']>;
}

export interface DiscountsApi {
  /** List discount codes: `GET /agric/discounts`. */
  list(query?: DiscountsListQuery, options?: CallOptions): Promise<Schemas['DiscountPage']>;
  /** Read a discount code: `GET /agric/discounts/{id}`. */
  get(id: number, options?: CallOptions): Promise<Schemas['Discount']>;
}

export interface BookingsApi {
  /** List bookings: `GET /agric/soil-test-bookings`. */
  list(query?: BookingsListQuery, options?: CallOptions): Promise<Schemas['BookingPage']>;
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
