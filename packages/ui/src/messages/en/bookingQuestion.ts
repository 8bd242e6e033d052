export const bookingQuestion = {
  dateFar: 'More than a year from now. Is that right?',
  sizeLarge: 'Over 1,000 acres. Is that right?',
} as const;
