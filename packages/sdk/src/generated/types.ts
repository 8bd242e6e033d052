// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from './schema.ts';

type Schemas = components['schemas'];

/** Any body that Django REST Framework answers with: a text, a list, or an object keyed by field, list index, `non_field_errors` or `detail`, to any depth. Every leaf is a text. Refused by `auth.login`, `auth.login`, `auth.login`, `auth.login` and others. */
export type ErrorBody = Schemas['ErrorBody'];
/** Refused by `bookings.create`. */
export type AlreadyBooked = Schemas['AlreadyBooked'];
/** Sent with `profiles.list`. Part of `Profile`. */
export type UserRole = Schemas['UserRole'];
/** Sent with `discounts.list`, `bookings.list`. Part of `Discount`, `DiscountRequest`, `Booking`, `BookingRequest` and others. */
export type TestType = Schemas['TestType'];
/** Sent with `bookings.list`. */
export type PaymentState = Schemas['PaymentState'];
/** Part of `MarkAsPaidRequest`. */
export type PaymentMethod = Schemas['PaymentMethod'];
/** Part of `Booking`, `BookingRequest`. */
export type FarmingType = Schemas['FarmingType'];
/** Sent with `samples.list`. Part of `Sample`, `SampleRequest`, `SoilTestSample`, `SoilTestSampleRequest` and others. */
export type SoilType = Schemas['SoilType'];
/** Sent with `bookings.list`. Part of `Booking`, `PublicBooking`. */
export type BookingStatus = Schemas['BookingStatus'];
/** A decimal number with two places, such as "2000.00". Part of `Crop`, `Discount`, `Sample`, `SoilTestSample` and others. */
export type DecimalText = Schemas['DecimalText'];
/** A decimal number of at most two places, as text or number. Part of `CropRequest`, `DiscountRequest`, `SampleRequest`, `SoilTestSampleRequest` and others. */
export type DecimalInput = Schemas['DecimalInput'];
/** Part of `User`, `Farmer`, `Agent`. */
export type ContactDetails = Schemas['ContactDetails'];
/** Answered by `account.get`, `account.register`. Part of `LoginResponse`, `LoginStatus`. */
export type User = Schemas['User'];
/** Sent with `auth.login`. */
export type LoginRequest = Schemas['LoginRequest'];
/** Answered by `auth.login`. */
export type LoginResponse = Schemas['LoginResponse'];
/** Answered by `auth.checkLoginStatus`. */
export type LoginStatus = Schemas['LoginStatus'];
/** Sent with `account.register`. */
export type RegisterRequest = Schemas['RegisterRequest'];
/** Listed by `profiles.list`. Answered by `profiles.create`, `profiles.get`, `profiles.patch`. */
export type Profile = Schemas['Profile'];
/** Sent with `profiles.create`. */
export type ProfileRequest = Schemas['ProfileRequest'];
/** Sent with `profiles.patch`. */
export type ProfilePatch = Schemas['ProfilePatch'];
/** Listed by `counties.list`. Answered by `counties.create`, `counties.get`, `counties.update`. */
export type County = Schemas['County'];
/** Sent with `counties.create`, `counties.update`. */
export type CountyRequest = Schemas['CountyRequest'];
/** A crop with its ideal ranges: nitrogen, phosphorus and potassium in mg/kg, pH, conductivity in µS/cm, moisture in percent by volume, temperature in °C. Listed by `crops.list`. Answered by `crops.create`, `crops.get`, `crops.update`. */
export type Crop = Schemas['Crop'];
/** Bounds in the units of `Crop`, more than 0, low at most high. Sent with `crops.create`, `crops.update`. */
export type CropRequest = Schemas['CropRequest'];
/** Listed by `otherCropNames.list`. Answered by `otherCropNames.create`, `otherCropNames.get`, `otherCropNames.update`. */
export type OtherCropName = Schemas['OtherCropName'];
/** Sent with `otherCropNames.create`, `otherCropNames.update`. */
export type OtherCropNameRequest = Schemas['OtherCropNameRequest'];
/** Listed by `farmers.list`. Answered by `farmers.create`, `farmers.get`, `farmers.update`. Part of `FarmerList`. */
export type Farmer = Schemas['Farmer'];
/** Sent with `farmers.create`, `farmers.update`. Part of `FarmerRequestList`. */
export type FarmerRequest = Schemas['FarmerRequest'];
/** Sent with `farmers.bulkCreate`. */
export type FarmerRequestList = Schemas['FarmerRequestList'];
/** Answered by `farmers.bulkCreate`. */
export type FarmerList = Schemas['FarmerList'];
/** Refused by `farmers.create`, `farmers.update`. */
export type DuplicateFarmer = Schemas['DuplicateFarmer'];
/** Part of `DuplicateFarmer`. */
export type DuplicateCandidate = Schemas['DuplicateCandidate'];
/** Listed by `farmers.listSummaries`. */
export type FarmerSummary = Schemas['FarmerSummary'];
/** Listed by `agents.list`. Answered by `agents.create`, `agents.get`, `agents.update`. Part of `AgentList`. */
export type Agent = Schemas['Agent'];
/** Sent with `agents.create`, `agents.update`. Part of `AgentRequestList`. */
export type AgentRequest = Schemas['AgentRequest'];
/** Sent with `agents.bulkCreate`. */
export type AgentRequestList = Schemas['AgentRequestList'];
/** Answered by `agents.bulkCreate`. */
export type AgentList = Schemas['AgentList'];
/** Listed by `discounts.list`. Answered by `discounts.create`, `discounts.get`, `discounts.update`. */
export type Discount = Schemas['Discount'];
/** Sent with `discounts.create`, `discounts.update`. */
export type DiscountRequest = Schemas['DiscountRequest'];
/** A soil probe. Listed by `devices.list`. Answered by `devices.create`, `devices.get`, `devices.update`. */
export type Device = Schemas['Device'];
/** Sent with `devices.create`, `devices.update`. */
export type DeviceRequest = Schemas['DeviceRequest'];
/** Part of `Booking`. */
export type Sample = Schemas['Sample'];
/** Part of `BookingRequest`. */
export type SampleRequest = Schemas['SampleRequest'];
/** Readings of a soil probe. Part of `SoilTestSample`. */
export type SensorData = Schemas['SensorData'];
/** Readings of a soil probe, in the units of `SensorData`. None is 0: probes report 0 when they measured nothing. Part of `SoilTestSampleRequest`. */
export type SensorDataRequest = Schemas['SensorDataRequest'];
/** A sample of a booking with its readings. Listed by `samples.list`. Answered by `samples.create`, `samples.get`, `samples.update`. */
export type SoilTestSample = Schemas['SoilTestSample'];
/** Sent with `samples.create`, `samples.update`. */
export type SoilTestSampleRequest = Schemas['SoilTestSampleRequest'];
/** Sent with `samples.generateResults`. */
export type GenerateResultsRequest = Schemas['GenerateResultsRequest'];
/** Answered by `samples.generateResults`. */
export type SampleResultList = Schemas['SampleResultList'];
/** Part of `SampleResultList`. */
export type SampleResult = Schemas['SampleResult'];
/** Part of `SampleResult`. */
export type CropResult = Schemas['CropResult'];
/** A reading against a crop's ideal range, all in the unit of the reading. Part of `CropResult`. */
export type Rating = Schemas['Rating'];
/** Sent with `samples.adjustPh`. */
export type AdjustPhRequest = Schemas['AdjustPhRequest'];
/** Answered by `samples.adjustPh`. */
export type PhAdvice = Schemas['PhAdvice'];
/** Listed by `bookings.list`. Answered by `bookings.create`, `bookings.get`, `bookings.update`, `bookings.markAsPaid`. */
export type Booking = Schemas['Booking'];
/** Sent with `bookings.create`, `bookings.update`. */
export type BookingRequest = Schemas['BookingRequest'];
/** Sent with `bookings.markAsPaid`. */
export type MarkAsPaidRequest = Schemas['MarkAsPaidRequest'];
/** Answered by `bookings.getByUuid`. */
export type PublicBooking = Schemas['PublicBooking'];
/** Answered by `health.get`. Refused by `health.get`. */
export type Health = Schemas['Health'];
