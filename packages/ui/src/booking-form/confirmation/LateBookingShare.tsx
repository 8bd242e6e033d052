import { useOnDemand } from '../../lib/useOnDemand.ts';
import type { BookingShareProps } from '../session/index.ts';

const load = () => import('./BookingShare.tsx');

/** The buttons to share a booking, loaded once there is one: most visits end without. */
export function LateBookingShare(props: BookingShareProps) {
  const parts = useOnDemand(load, true);
  return parts && <parts.BookingShare {...props} />;
}
