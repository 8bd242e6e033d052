import { useLocation } from 'react-router';
import { useUser } from '../services/ServicesContext.ts';
import { countKept, useUnsent } from '../services/useUnsent.ts';
import WaitingEdits from './WaitingEdits.tsx';
import WaitingNotice from './WaitingNotice.tsx';

/** Says what waits on this device; the booking page lists new bookings itself. */
export default function UnsentNotices() {
  const user = useUser();
  const unsent = useUnsent();
  const { pathname } = useLocation();
  return (
    <>
      {unsent > 0 && pathname !== '/book' && <WaitingNotice />}
      {user && countKept('edit', user.id) > 0 && <WaitingEdits user={user} />}
    </>
  );
}
