export const bookingAskBack = {
  title: 'Is that right?',
  dateLine: 'The test is on {date}. That is more than a year from now.',
  sizeLine: 'Sample {number} is from {size} acres of land.',
  right: 'Yes, go on',
  change: 'No, change it',
} as const;
