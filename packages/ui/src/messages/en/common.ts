export const common = {
  retry: 'Try again',
  loading: 'Loading',
  slow: 'This takes longer than usual. Still trying.',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  yes: 'Yes',
  no: 'No',
  notOffered: 'This server does not offer this. Ask the people who run it if you need it.',
  unknownError: 'An error occurred',
} as const;
