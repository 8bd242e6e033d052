export const bookingLocation = {
  use: 'Use my location',
  looking: 'Finding your location',
  added: 'Location added, exact to {meters} m.',
  failed: 'Your location was not found. Type the place instead.',
} as const;
