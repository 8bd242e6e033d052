/** The five components that a page of the product begins with, in the order of the side bar. */
export const five = {
  BookingForm: 'Books a soil test, or changes a booking, and never books twice.',
  FarmerPicker: 'Finds a farmer for an agent or an administrator.',
  SoilTypeDialog: 'Helps to tell sand, loam and clay apart.',
  SensorPastePanel: 'Reads what a probe has written, line by line.',
  AdminList: 'Shows records of any kind: filters, table, bulk actions, forms.',
} as const;
