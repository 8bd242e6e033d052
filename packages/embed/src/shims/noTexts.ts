/**
 * Replaces texts that the widget never shows: nobody signs in there or looks for a farmer, and it neither shares nor looks for the
 * device.
 */
export const bookingAskBack = {};
export const bookingDiscount = {};
export const bookingLocation = {};
export const bookingShare = {};
export const bookingSignedIn = {};
export const farmerPicker = {};
export const pagePatterns = {};
export const pageServerText = {};
export const serverText = {};
export const table = {};
