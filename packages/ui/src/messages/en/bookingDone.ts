export const bookingDone = {
  booked: 'Booking done successfully',
  title: 'Your soil test is booked',
  code: 'Your code',
  codeHint: 'Keep this code. You need it to ask about this booking.',
  next: 'What happens next',
  nextCall: "We'll call you to confirm the date and location.",
  nextCollect: "We'll collect the soil on {date}.",
  nextReport: "You'll get the report when the laboratory is done.",
  pay: 'Pay now',
  status: 'See the status of the booking',
  another: 'Book another',
} as const;
