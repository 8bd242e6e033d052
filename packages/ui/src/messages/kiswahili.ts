export { sw } from './sw.ts';
export { swBookingForm } from './swBookingForm.ts';
