/** What is said where a service refuses, and where the account of a person is in the way: at the button of a form, and in the list of what waits. */
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

/** What a person presses to log in and send. */
export const logInAndSend = 'bookingSignedIn.queueLogIn';
