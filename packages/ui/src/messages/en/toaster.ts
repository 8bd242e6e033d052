export const toaster = {
  region: 'Notifications',
  success: 'Done',
  error: 'Error',
  warning: 'Attention',
  info: 'Note',
  dismiss: 'Dismiss',
} as const;
