export {
  type AdminListSnapshot,
  type AdminListStore,
  type AdminListStoreOptions,
  createAdminListStore,
} from './admin-list/adminListStore.ts';
export type { AdminListButtonProps } from './admin-list/bulkGetters.ts';
export type { ListLayout, ListSettings, ListView, ViewStorage } from './admin-list/listSettings.ts';
export { useAdminList } from './admin-list/useAdminList.ts';
export type { AdminListGetters } from './admin-list/useListGetters.ts';
export type { AdminListCheckboxProps, AdminListSelection } from './admin-list/useSelectionGetters.ts';
export { type BookingExtraState, useBookingExtra } from './booking-form/useBookingExtra.ts';
export { type FarmerPickerController, useFarmerPicker } from './farmer-picker/useFarmerPicker.ts';
export { sayServerText } from './lib/serverText.ts';
export {
  type PaymentChoice,
  type PaymentPanelController,
  usePaymentPanel,
} from './payment-panel/usePaymentPanel.ts';
export {
  type RecordFieldProps,
  type RecordFormController,
  type RecordFormElementProps,
  useRecordForm,
} from './record-form/useRecordForm.ts';
export { type SensorPasteController, useSensorPaste } from './sensor-paste-panel/useSensorPaste.ts';
export { type SoilTypeOption, useSoilTypes } from './soil-type-dialog/useSoilTypes.ts';
