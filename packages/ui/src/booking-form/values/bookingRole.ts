import { type BookingPath, readPath } from './bookingFields.ts';
import { type BookingUser, booksForOthers, isAdministrator, isAgent } from './bookingUser.ts';
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
  const choosesFarmer = role.forOthers && values.farmerChoice === 'yes';
  const hasDetails = !choosesFarmer || values.farmer !== null;
  const rules: Partial<Record<BookingPath, boolean>> = {
    farmer: choosesFarmer,
    name: hasDetails,
    email: hasDetails,
    phone_no: hasDetails,
    agent: role.choosesAgrovet,
    discount: role.givesDiscount,
    is_report_sent: role.marksReport,
  };
  return rules[path] ?? true;
}
