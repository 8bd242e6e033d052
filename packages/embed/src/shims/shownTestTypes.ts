/** A visitor has no stored booking with an unknown test type. */
export { readTestTypes as shownTestTypes } from '../../../ui/src/booking-form/values/bookingTestTypes.ts';
