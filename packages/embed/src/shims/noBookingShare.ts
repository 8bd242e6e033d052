/** Sharing and the calendar would cost the widget too many bytes: only the code remains. */
export const BookingShare = () => null;
