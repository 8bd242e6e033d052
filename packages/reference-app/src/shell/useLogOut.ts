import { useNavigate } from 'react-router';
import { loginEmail } from '../lib/loginEmail.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { countUnsentWork, useUnsent } from '../services/useUnsent.ts';

/**
 * Logs out as specification section 4 describes: forgets the login, says so, tells the server, goes to the login page. Asks
 * first if the person has unsent bookings, collections or receipts.
 */
export function useLogOut(): () => void {
  const { leaving, udongo } = useServices();
  const unsent = useUnsent();
  const user = useUser();
  const navigate = useNavigate();
  const logOut = () => {
    void udongo.auth.logout();
    loginEmail.forget();
    // Navigate at once: the page must not be drawn once more for a person who is logged out.
    void navigate('/auth/login', { flushSync: true });
  };
  return () => (unsent > 0 || (user && countUnsentWork(user.id) > 0) ? leaving.set(logOut) : logOut());
}
