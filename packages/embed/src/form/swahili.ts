export { swBookingForm } from '@udongo/ui';
