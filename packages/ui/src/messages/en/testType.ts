export const testType = {
  basic: 'Basic Macro-Nutrients Analysis',
  complete: 'Complete Soil Analysis',
  microbial: 'Microbial Analysis',
} as const;
