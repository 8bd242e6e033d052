import { BookingShare } from './BookingShare.tsx';
import { type BookingConfirmationProps, Confirmation } from './Confirmation.tsx';

/**
 * A stored booking: its code (or its number if it has none), farmer, amount, next steps, and buttons to share it.
 * `BookingForm` shows it by itself; a host can also render it on a page of its own.
 */
export function BookingConfirmation(props: BookingConfirmationProps) {
  return (
    <Confirmation {...props}>
      <BookingShare booking={props.booking} href={props.statusHref} />
    </Confirmation>
  );
}
