export const field = {
  counter: '{length} of {max}',
  choose: 'Choose',
  required: 'Required',
  requiredNote: 'Fields marked * are required.',
} as const;
