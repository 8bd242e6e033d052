/**
 * A visitor has no account to log in with: where a service books only for people who have one, they hear that nothing was sent, and
 * the page's owner hears why.
 */
const refused = 'bookingSummary.notSentRefused';

export const accountNotices = { refused, forbidden: refused, missing: refused, login: refused };
export const accountProblems = { forbidden: refused, login: refused };
export const logInAndSend = 'bookingQueue.sendAgain';
