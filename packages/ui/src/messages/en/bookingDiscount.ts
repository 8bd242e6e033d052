export const bookingDiscount = {
  given: 'Takes off {amount}.',
  refused: 'This code gives no discount for this test.',
  later: 'The discount is settled when you book.',
} as const;
