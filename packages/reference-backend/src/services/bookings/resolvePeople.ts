import type { Issue } from '../../validation/issues.ts';
import type { FarmerRow } from '../people/farmers.ts';
import type { BookingReading } from './bookingFields.ts';
import type { StoredBooking } from './StoredBooking.ts';

export interface ResolvedPeople {
  name: string;
  email: string;
  phone_no: string;
  address: string;
  ward: string;
  county_id: number | null;
  issues: Issue[];
}

/**
 * Decides whose booking it is. Somebody has to be reachable: a name and a phone number, the farmer's own when one is linked
 * and none is typed. Other absent fields come from the farmer on a new booking and keep their values on an old one.
 */
export function resolvePeople(
  { values, issues: read }: BookingReading,
  farmer: FarmerRow | null,
  stored: StoredBooking | null,
): ResolvedPeople {
  const before = stored?.row;
  const user = farmer?.user;
  const name = (values.name ?? before?.name) || user?.full_name || '';
  const phone_no = (values.phone_no ?? before?.phone_no) || user?.phone_number || '';
  const refused = new Set(read.map(({ path }) => path[0]));
  const issues = Object.entries({ name, phone_no })
    .filter(([field, value]) => value === '' && !refused.has(field))
    .map(([field]) => ({ path: [field], message: missing(values[field === 'name' ? 'name' : 'phone_no']) }));
  return {
    name,
    phone_no,
    email: values.email ?? before?.email ?? user?.email ?? '',
    address: values.address ?? before?.address ?? user?.address ?? '',
    ward: values.ward ?? before?.ward ?? '',
    county_id:
      values.county !== undefined ? values.county : before ? before.county_id : (user?.county_id ?? null),
    issues,
  };
}

function missing(sent: string | undefined): string {
  return sent === undefined ? 'This field is required.' : 'This field may not be blank.';
}
