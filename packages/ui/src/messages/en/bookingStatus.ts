export const bookingStatus = {
  booked: 'Booked',
  sample_collected: 'Samples collected',
  received: 'Received',
  analysed: 'Analysed',
  verified: 'Verified',
  report_ready: 'Report ready',
  canceled: 'Canceled',
} as const;
