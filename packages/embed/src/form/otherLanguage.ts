/** The texts of the other language; the build swaps the languages for a form in Kiswahili. */
export { swBookingForm as otherLanguage } from '@udongo/ui/messages/sw';
