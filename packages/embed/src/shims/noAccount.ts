/**
 * A visitor has no account to log in with: if a service books only for people with an account, they are told
 * that nothing was sent, and the page's owner is told the reason.
 */
const refused = 'bookingSummary.notSentRefused';

export const accountNotices = { refused, forbidden: refused, missing: refused, login: refused };
export const accountProblems = { forbidden: refused, login: refused };
export const logInAndSend = 'bookingQueue.sendAgain';
