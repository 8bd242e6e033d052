/** The fields of one sample. */
export const soil = [
  'sample_location',
  'soil_type',
  'size_of_land',
  'main_crop',
  'other_crops',
  'sample_notes',
] as const;

/** The paths of the fields that are as wide as their card. */
export const wide = /^(name|crops|agent|notes)$|sample_/;
