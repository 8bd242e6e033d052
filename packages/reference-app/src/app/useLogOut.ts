import { useNavigate } from 'react-router';
import { useServices } from './ServicesContext.ts';

/** Logs out as specification section 4 has it: forgets the login, says so, tells the server, goes to the login page. */
export function useLogOut(): () => void {
  const { udongo } = useServices();
  const navigate = useNavigate();
  return () => {
    void udongo.auth.logout();
    // At once: the page that is left must not be drawn once more as somebody's who was logged out.
    void navigate('/auth/login', { flushSync: true });
  };
}
