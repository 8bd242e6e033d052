export {
  FarmerPicker,
  type FarmerPickerProps,
  type FarmerPickerSlots,
  type FarmerPickerState,
} from './FarmerPicker.tsx';
export { type FarmersPort, type FarmersQuery, searchFarmers } from './searchFarmers.ts';
