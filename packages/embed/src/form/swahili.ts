export { swBookingForm } from '@udongo/ui/messages/sw';
