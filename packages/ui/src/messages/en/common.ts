export const common = {
  retry: 'Try again',
  loading: 'Loading',
  slow: 'This takes longer than usual. Still trying.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  yes: 'Yes',
  no: 'No',
} as const;
