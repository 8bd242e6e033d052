export const bookingConsent = {
  book: 'Ukiweka miadi unakubali tutumie taarifa zako kupima udongo wako.',
};
