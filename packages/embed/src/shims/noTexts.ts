/**
 * Replaces texts that the widget never shows: nobody signs in there, and it neither shares nor looks for the
 * device.
 */
export const bookingAskBack = {};
export const bookingDiscount = {};
export const bookingLocation = {};
export const bookingShare = {};
export const bookingSignedIn = {};
export const serverText = {};
