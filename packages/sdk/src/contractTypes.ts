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

/** What to log in with. */
export type LoginRequest = Schemas['LoginRequest'];
/** A login: the token for the Authorization header, and whose it is. */
export type LoginResponse = Schemas['LoginResponse'];
/** Whether the token that was sent still holds, and whose it is. */
export type LoginStatus = Schemas['LoginStatus'];
/** What a farmer registers with. */
export type RegisterRequest = Schemas['RegisterRequest'];

/** The account of a person; `farmer` and `agent` are the ids of their records in these roles, null without one. */
export type User = Schemas['User'];
/** Phone number, address and county id of a person; the phone number is `+254…` or "". */
export type ContactDetails = Schemas['ContactDetails'];
/** A user with their contact details; `role`, `is_superuser` and `is_active` are absent in the answers of other services. */
export type Profile = Schemas['Profile'];
/** What an administrator adds a user with. */
export type ProfileRequest = Schemas['ProfileRequest'];
/** What of a user to change; what is absent stays. */
export type ProfilePatch = Schemas['ProfilePatch'];
/** What a user is to the service. */
export type UserRole = Schemas['UserRole'];

/** One of the 47 counties. */
export type County = Schemas['County'];
/** A county as it is sent. */
export type CountyRequest = Schemas['CountyRequest'];
/** A crop with the ranges of nutrients that suit it; decimals are strings. */
export type Crop = Schemas['Crop'];
/** A crop as it is sent: every bound more than 0, low at most high, in the units of `Crop`. */
export type CropRequest = Schemas['CropRequest'];
/** What a crop is called in a county. */
export type OtherCropName = Schemas['OtherCropName'];
/** A local crop name as it is sent. */
export type OtherCropNameRequest = Schemas['OtherCropNameRequest'];
/** A registered farmer. Some services answer `profile` beside `user` instead of inside it. */
export type Farmer = Schemas['Farmer'];
/** A farmer as they are sent; `referrer` is for administrators. */
export type FarmerRequest = Schemas['FarmerRequest'];
/** The body of a 409 to a farmer who seems to be registered; `allow_duplicate` registers them all the same. */
export type DuplicateFarmer = Schemas['DuplicateFarmer'];
/** A registered farmer who may be the same; masked when the asker may not see them. */
export type DuplicateCandidate = Schemas['DuplicateCandidate'];
/** A farmer in few words. */
export type FarmerSummary = Schemas['FarmerSummary'];
/** An agent; `agrovet_name` and `is_agrovet` say whether they run an agrovet. */
export type Agent = Schemas['Agent'];
/** An agent as they are sent; without a `password` the stored one stays. */
export type AgentRequest = Schemas['AgentRequest'];
/** A discount code and what it is worth. */
export type Discount = Schemas['Discount'];
/** A discount code as it is sent. */
export type DiscountRequest = Schemas['DiscountRequest'];
/** A soil probe and the agrovet that has it. */
export type Device = Schemas['Device'];
/** A soil probe as it is sent. */
export type DeviceRequest = Schemas['DeviceRequest'];

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
/** Which booking was paid, and how. */
export type MarkAsPaidRequest = Schemas['MarkAsPaidRequest'];

/** A soil sample with its readings; `sensor_data` is null until it is measured. */
export type SoilTestSample = Schemas['SoilTestSample'];
/** A soil sample as it is sent, readings included. */
export type SoilTestSampleRequest = Schemas['SoilTestSampleRequest'];
/** Readings of a soil probe: nitrogen, phosphorus, potassium in mg/kg, moisture in percent by volume, temperature in °C, conductivity in µS/cm,
 * coordinates in degrees. */
export type SensorData = Schemas['SensorData'];
/** Readings as they are sent; none may be 0. */
export type SensorDataRequest = Schemas['SensorDataRequest'];
/** Which samples to rate. */
export type GenerateResultsRequest = Schemas['GenerateResultsRequest'];
/** How the readings of a sample compare with what its crops want, main crop first. */
export type SampleResult = Schemas['SampleResult'];
/** A sample's ratings for one crop. */
export type CropResult = Schemas['CropResult'];
/** One reading against a crop's ideal range. */
export type Rating = Schemas['Rating'];
/** Which sample to advise on, and for which crop. */
export type AdjustPhRequest = Schemas['AdjustPhRequest'];
/** Lime, sulphur or nothing for a plot: a range, with its sum line by line. */
export type PhAdvice = Schemas['PhAdvice'];

/** A decimal as it is answered, such as "2000.00". */
export type DecimalText = Schemas['DecimalText'];
/** A decimal as it may be sent: a number or its text. */
export type DecimalInput = Schemas['DecimalInput'];
/** Whether the service works. */
export type Health = Schemas['Health'];

/** The three packages of tests; `testTypes` of `@udongo/sdk/values` has labels and prices. */
export type TestType = Schemas['TestType'];
/** Whether one crop grows on a field or several. */
export type FarmingType = Schemas['FarmingType'];
/** The values on the wire, mixed case as specified: `clay`, `loam`, `Sandy`. */
export type SoilType = Schemas['SoilType'];
/** How far a booking has come, in this order; `canceled` may follow any. */
export type BookingStatus = Schemas['BookingStatus'];
/** A booking seen by its payment. */
export type PaymentState = Schemas['PaymentState'];
/** How money came in. */
export type PaymentMethod = Schemas['PaymentMethod'];
