export const recordForm = {
  summary: { one: '{count} thing to correct', other: '{count} things to correct' },
  ofField: '{field}: {message}',
  notSaved: 'Not saved. What you typed is still here.',
  notTaken: 'Saved, but the service kept another value: {names}. Open the record and check it.',
  saving: 'Saving',
  number: '{label} must be a number, such as 2.5',
  min: '{label} must be at least {min}',
  max: '{label} must be at most {max}',
  dateMin: '{label} must be {date} or later',
  dateMax: '{label} must be {date} or earlier',
  email: 'Enter a valid email',
  phone: 'Enter a valid phone number',
} as const;
