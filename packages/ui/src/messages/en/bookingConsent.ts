/** The sentence with which people agree who book for themselves. Other words need another `consentVersion`. */
export const bookingConsent = {
  book: 'By booking you agree that we use your details to test your soil.',
} as const;
