export const payment = {
  paid: 'Paid',
  canceled: 'Canceled',
  getStatus: 'Get Status',
  balance: '{amount} to pay',
} as const;
