/** In place of texts that the widget never shows: nobody signs in there, and it neither shares nor looks for the device. */
export const bookingDiscount = {};
export const bookingLocation = {};
export const bookingQuestion = {};
export const bookingShare = {};
export const bookingSignedIn = {};
