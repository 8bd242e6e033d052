import { BookingForm, type BookingFormProps } from '@udongo/ui';
import './own-theme.css';

/** Four variables on any element around a component are a theme; a rule of one class restyles a slot. */
export const Book = (props: BookingFormProps) => (
  <div className="shop">
    <BookingForm {...props} />
  </div>
);
