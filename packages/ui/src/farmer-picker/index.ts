export { type FarmersPort, type FarmersQuery, searchFarmers } from '../lib/recordSources.ts';
export {
  FarmerPicker,
  type FarmerPickerProps,
  type FarmerPickerSlots,
  type FarmerPickerState,
} from './FarmerPicker.tsx';
