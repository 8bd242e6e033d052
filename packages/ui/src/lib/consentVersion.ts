/**
 * The day that names the words of forms about the use of data: `messages/en/bookingConsent.ts`, and those of the app. Stored agreements
 * name it: other words are another version, so change the day with each of them.
 * @internal
 */
export const consentVersion = '2026-11-28';
