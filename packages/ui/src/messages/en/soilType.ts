export const soilType = {
  clay: 'Clay',
  loam: 'Loam',
  sandy: 'Sandy',
} as const;
