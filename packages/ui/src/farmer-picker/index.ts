export type { FarmersPort, FarmersQuery } from '../lib/recordSources.ts';
export {
  FarmerPicker,
  type FarmerPickerListProps,
  type FarmerPickerProps,
  type FarmerPickerRootProps,
  type FarmerPickerSearchProps,
  type FarmerPickerSlots,
  type FarmerPickerState,
} from './FarmerPicker.tsx';
export type { FarmerOption, FarmerPickerParams } from './useFarmerList.ts';
