/** A visitor has no stored booking with a test type that this version does not know. */
export { readTestTypes as shownTestTypes } from '../../../ui/src/booking-form/values/bookingTestTypes.ts';
