export const otherCropNameForm = {
  title: 'Other Crop',
  created: 'Other Crop created successfully',
  updated: 'Other Crop updated successfully',
  crop: 'Crop',
  cropRequired: 'Crop is required',
  county: 'County',
  countyRequired: 'County is required',
  name: 'Other Crop Name',
  nameHint: 'As people of this county call the crop',
  nameRequired: 'Other Crop Name is required',
} as const;
