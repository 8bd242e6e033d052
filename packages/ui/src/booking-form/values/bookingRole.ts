import { type BookingPath, readPath } from './bookingFields.ts';
import { type BookingUser, booksForOthers, isAdministrator, isAgent } from './bookingUser.ts';
import type { BookingFormValues } from './bookingValues.ts';

/** What the person may see and do in this form. */
export interface BookingRole {
  /** Asks whether the farmer is registered. */
  forOthers: boolean;
  /** Chooses an agrovet; an agent's own serves the bookings they make, and that of the page the new ones on it. */
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

/** Whether the form shows a control at this path now, or would when its sample is opened. */
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
