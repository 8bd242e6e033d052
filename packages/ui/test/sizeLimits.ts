/**
 * The limit of each component in KB gzipped without React, and the folders of the components that it loads at once. The pages of the
 * documentation name the limits.
 */
export const sizeLimits = [
  ['AdminList', 20.5, ['admin-list']],
  ['BookingForm', 62, ['booking-form', 'farmer-picker', 'payment-badge', 'soil-type-dialog']],
  ['CropForm', 34, ['crop-form', 'merge', 'record-form']],
  ['FarmerForm', 34, ['farmer-form', 'merge', 'record-form']],
  ['FarmerPicker', 8, ['farmer-picker']],
  ['LoginForm', 8, ['login-form']],
  ['OtherCropNameForm', 32, ['merge', 'other-crop-name-form', 'record-form']],
  ['PaymentBadge', 4, ['payment-badge']],
  ['PaymentPanel', 13, ['payment-badge', 'payment-panel']],
  ['RecordForm', 31, ['merge', 'record-form']],
  ['SampleResults', 17, ['sample-results']],
  ['SensorPastePanel', 16, ['sensor-paste-panel']],
  ['SoilSampleForm', 45.5, ['record-form', 'sensor-paste-panel', 'soil-sample-form', 'soil-type-dialog']],
  ['SoilTypeDialog', 6, ['soil-type-dialog']],
  ['StatusTimeline', 5, ['status-timeline']],
] as const;
