export const common = {
  retry: 'Try again',
  loading: 'Loading',
  slow: 'This takes longer than usual. Still trying.',
  close: 'Close',
  cancel: 'Cancel',
  remove: 'Remove',
  save: 'Save',
  search: 'Search',
  yes: 'Yes',
  no: 'No',
  unknownError: 'An error occurred',
  support: 'Need help? Call {whom}',
} as const;
