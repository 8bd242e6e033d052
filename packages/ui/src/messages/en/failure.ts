export const failure = {
  notOffered: 'This server does not offer this. Ask the people who run it if you need it.',
  unknownError: 'An error occurred',
} as const;
