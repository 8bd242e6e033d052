import { type BookingPath, readPath } from './bookingFields.ts';
import { type BookingUser, booksForOthers, isAdministrator, isAgent, isForOthers } from './bookingUser.ts';
import type { BookingFormValues } from './bookingValues.ts';

/** The questions that the form asks this person. */
export interface BookingRole {
  /** True for people who book for others: they are asked whether the farmer is registered. */
  forOthers: boolean;
  /** False for an agent, whose own agrovet serves their bookings, and for new bookings on a page with an agrovet. */
  choosesAgrovet: boolean;
  givesDiscount: boolean;
  marksReport: boolean;
}

export function readRole(user: BookingUser | null, isUpdate: boolean, hasShop = false): BookingRole {
  return {
    forOthers: booksForOthers(user),
    choosesAgrovet: !isAgent(user) && (isUpdate || !hasShop),
    givesDiscount: isAdministrator(user),
    marksReport: isAdministrator(user) && isUpdate,
  };
}

/** True if the form shows a control at this path, now or when its sample is opened. */
export function isShown(path: BookingPath, role: BookingRole, values: BookingFormValues): boolean {
  const read = readPath(path);
  if (read.kind === 'sampleField') return read.index < values.samples.length;
  const picks = choosesFarmer(role, values);
  const hasDetails = !picks || values.farmer !== null;
  const rules: Partial<Record<BookingPath, boolean>> = {
    farmer: picks,
    name: hasDetails,
    email: hasDetails,
    phone_no: hasDetails,
    agent: role.choosesAgrovet,
    discount: role.givesDiscount,
    is_report_sent: role.marksReport,
  };
  return rules[path] ?? true;
}

/** True if the field has to be filled in. A registered farmer needs no name and no phone number. */
export function isRequired(path: BookingPath, role: BookingRole, values: BookingFormValues): boolean {
  const read = readPath(path);
  const isFilledIn = (path === 'name' || path === 'phone_no') && choosesFarmer(role, values);
  return !isFilledIn && 'spec' in read && read.spec.required === true;
}

function choosesFarmer(role: BookingRole, { farmerChoice }: BookingFormValues): boolean {
  return isForOthers(role) && farmerChoice === 'yes';
}
