export const bookingLocation = {
  use: 'Use my location',
  looking: 'Looking for your location',
  added: 'Location added, accurate to {meters} m.',
  failed: 'Your location was not found. Type it instead.',
} as const;
