export const bookingDiscount = {
  given: 'You save {amount}.',
  refused: 'This code gives no discount for this test.',
  later: "We'll take off the discount when you book.",
} as const;
