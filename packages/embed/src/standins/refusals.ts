/** What a visitor is told where a service books only for people with an account: they have none, so the page's owner has to mend it. */
export const english = 'Not sent: tell the owner of this page.';
export const kiswahili = 'Haijatumwa: mjulishe mwenye ukurasa huu.';

/** In place of what the form says to people who are signed in. */
export const toSignedIn = (refused: string, queueLogIn: string) => ({
  notSentForbidden: refused,
  notSentLogin: refused,
  notSentMissing: refused,
  queueForbidden: refused,
  queueLogin: refused,
  queueLogIn,
});
