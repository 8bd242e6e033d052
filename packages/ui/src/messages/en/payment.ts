export const payment = {
  paid: 'Paid',
  canceled: 'Canceled',
  getStatus: 'Get Status',
  notPaid: 'Not paid yet',
  balance: '{amount} to pay',
} as const;
