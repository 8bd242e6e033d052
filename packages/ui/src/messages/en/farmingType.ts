export const farmingType = {
  monocropping: 'Monocropping',
  mixed: 'Mixed',
} as const;
