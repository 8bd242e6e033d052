import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/**
 * One page of a list. `next` and `previous` are absolute addresses; `total_pages` is at least 1, also when nothing is found.
 * Source: the contract's page schemas.
 */
export interface Page<T> {
  count: number;
  total_pages: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

export type LoginRequest = Schemas['LoginRequest'];
export type LoginResponse = Schemas['LoginResponse'];
export type LoginStatus = Schemas['LoginStatus'];
export type RegisterRequest = Schemas['RegisterRequest'];

/** The account of a person; `farmer` and `agent` are the ids of their records in these roles, null without one. */
export type User = Schemas['User'];
/** Phone number, address and county id of a person; the phone number is `+254…` or "". */
export type ContactDetails = Schemas['ContactDetails'];
export type Profile = Schemas['Profile'];
export type ProfilePatch = Schemas['ProfilePatch'];

export type County = Schemas['County'];
export type Crop = Schemas['Crop'];
export type OtherCropName = Schemas['OtherCropName'];
/** A registered farmer. Some services answer `profile` beside `user` instead of inside it. */
export type Farmer = Schemas['Farmer'];
export type FarmerSummary = Schemas['FarmerSummary'];
/** An agent; `agrovet_name` and `is_agrovet` say whether they run an agrovet. */
export type Agent = Schemas['Agent'];
export type Discount = Schemas['Discount'];

/**
 * A booked soil test. Decimals are strings ("2000.00"); `farmer`, `county`, `crops` and `agent` are ids. `code`, `uuid`,
 * `status`, `paid`, `canceled` and the two instants are absent in the answers of a plain Django REST Framework service.
 */
export type Booking = Schemas['Booking'];
/** A booking as it is sent; what is absent keeps its stored value on an update. */
export type BookingRequest = Schemas['BookingRequest'];
/** One soil sample of a booking; `size_of_land` in acres, crops as ids. */
export type Sample = Schemas['Sample'];
/** A sample as it is sent: with an `id` it changes the stored one, without it is added. */
export type SampleRequest = Schemas['SampleRequest'];
/** What anybody with the link may see of a booking. */
export type PublicBooking = Schemas['PublicBooking'];
/** The body of a 409 to a `uuid` that was booked before with other content. */
export type AlreadyBooked = Schemas['AlreadyBooked'];

export type TestType = Schemas['TestType'];
export type FarmingType = Schemas['FarmingType'];
/** The values on the wire, mixed case as specified: `clay`, `loam`, `Sandy`. */
export type SoilType = Schemas['SoilType'];
export type BookingStatus = Schemas['BookingStatus'];
