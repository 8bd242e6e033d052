/**
 * The messages for refusals and for problems with a person's account: beside a form's button, and in the list
 * of waiting bookings.
 */
export const accountNotices = {
  refused: 'bookingSummary.notSentRefused',
  forbidden: 'bookingSignedIn.notSentForbidden',
  missing: 'bookingSignedIn.notSentMissing',
  login: 'bookingSignedIn.notSentLogin',
} as const;

export const accountProblems = {
  login: 'bookingSignedIn.queueLogin',
  forbidden: 'bookingSignedIn.queueForbidden',
} as const;

/** The label of the button to log in and send. */
export const logInAndSend = 'bookingSignedIn.queueLogIn';
