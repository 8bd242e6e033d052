export const lookup = {
  county: 'Search for a county',
  countyEmpty: 'County not found',
  agrovet: 'Search for an agrovet',
  agrovetEmpty: 'Agrovet not found',
  crop: 'Search for a crop',
  cropEmpty: 'Crop not found',
} as const;
