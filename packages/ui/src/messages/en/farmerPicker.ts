export const farmerPicker = {
  label: 'Farmer',
  list: 'Farmers',
  placeholder: 'Search by name, phone or email',
  empty: 'Farmer not found',
  noPhone: 'No phone number',
  chosen: 'Chosen: {name}',
} as const;
