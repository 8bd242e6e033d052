export const support = {
  call: 'Need help? Call {whom}',
} as const;
