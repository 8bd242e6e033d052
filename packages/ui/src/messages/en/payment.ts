export const payment = {
  paid: 'Paid',
  canceled: 'Canceled',
  getStatus: 'Get Status',
} as const;
