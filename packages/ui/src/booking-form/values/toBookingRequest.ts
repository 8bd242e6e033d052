import type { Booking, BookingRequest, FarmingType, SampleRequest, SoilType, TestType } from '@udongo/sdk';
import { parseKenyanPhone, type ReferrerAgentKind, toReferrerAgent } from '@udongo/sdk/values';
import { omitUnread } from '../../lib/omitUnread.ts';
import { toDecimal } from '../../lib/toDecimal.ts';
import { type BookingUser, isAdministrator, isAgent } from './bookingUser.ts';
import { type BookingFormValues, bookingToValues, type SampleValues } from './bookingValues.ts';

export interface BookingRequestContext {
  user: BookingUser | null;
  /** The booking that is changed; absent while creating. */
  booking?: Booking | undefined;
  /** The id that the server expects as `referrer_agent`. Default: that of the agent's user. */
  referrerAgent?: ReferrerAgentKind | undefined;
  /** The agent who refers a new booking, unless an agent books it. */
  referrer?: number | undefined;
  /** The agrovet that serves a new booking, whatever was chosen. */
  shop?: { id: number } | undefined;
  /** True after the server refused the referring agent: the request names none, which leaves the stored one as it is. */
  isWithoutReferrer?: boolean | undefined;
  /** The client's id of this booking, the same from the first press to success. Only for a new one. */
  uuid?: string | undefined;
}

/**
 * Makes the body of a booking's POST or PUT. `farmer` is null unless the choice is 'yes'. Only administrators send `discount`, and
 * `is_report_sent` while updating; without them the server leaves the stored values as they are. Samples keep their ids. An update
 * leaves out fields that the server's answer did not have and that were not changed. Takes values that passed the schema.
 * Source: specification sections 3, 4, 6 and 7.
 */
export function toBookingRequest(values: BookingFormValues, context: BookingRequestContext): BookingRequest {
  const { booking, user } = context;
  const request = toWholeRequest(values, context);
  if (!booking) return request;
  return omitUnread(request, booking, toWholeRequest(bookingToValues(booking, user), context));
}

function toWholeRequest(values: BookingFormValues, context: BookingRequestContext): BookingRequest {
  const { user, booking, uuid, isWithoutReferrer, shop } = context;
  const owner = booking?.created_by ?? user?.id;
  const ofUser = user && isAgent(user) ? toReferrerAgent(user, context.referrerAgent) : context.referrer;
  const referrer = booking ? booking.referrer_agent : ofUser;
  return {
    ...(uuid && { uuid }),
    ...(owner !== undefined && { created_by: owner }),
    ...(referrer && !isWithoutReferrer && { referrer_agent: referrer }),
    farmer: values.farmerChoice === 'yes' ? values.farmer : null,
    name: values.name.trim(),
    email: values.email.trim(),
    phone_no: parseKenyanPhone(values.phone_no) ?? values.phone_no.trim(),
    soil_test_date: values.soil_test_date,
    no_of_samples: values.samples.length,
    test_type: values.test_type as TestType,
    farming_type: values.farming_type as FarmingType,
    crops: values.crops,
    county: values.county,
    address: values.address.trim(),
    agent: booking ? values.agent : (shop?.id ?? values.agent),
    notes: values.notes.trim(),
    discount_code: values.discount_code.trim(),
    ...(isAdministrator(user) && { discount: toDecimal(values.discount) || '0' }),
    ...(isAdministrator(user) && booking && { is_report_sent: values.is_report_sent }),
    version: booking?.version,
    samples: values.samples.map(toSampleRequest),
  };
}

function toSampleRequest(sample: SampleValues): SampleRequest {
  return {
    ...(sample.id !== undefined && { id: sample.id }),
    sample_location: sample.sample_location.trim(),
    sample_notes: sample.sample_notes.trim(),
    soil_type: sample.soil_type as SoilType,
    size_of_land: toDecimal(sample.size_of_land),
    main_crop: sample.main_crop as number,
    other_crops: sample.other_crops,
  };
}
