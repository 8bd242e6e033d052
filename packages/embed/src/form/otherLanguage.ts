/** The texts that the form does not bring along; the build swaps the languages for a form in Kiswahili. */
export { swBookingForm as otherLanguage } from '@udongo/ui/messages/sw';
