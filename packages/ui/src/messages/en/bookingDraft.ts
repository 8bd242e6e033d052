export const bookingDraft = {
  offer: 'You have an unfinished booking from {date}',
  offerHint: 'Continue where you stopped, or start with an empty form.',
  continue: 'Continue',
  discard: 'Discard',
} as const;
