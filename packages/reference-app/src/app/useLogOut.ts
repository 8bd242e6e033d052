import { useNavigate } from 'react-router';
import { useServices } from './ServicesContext.ts';

/** Logs out as specification section 4 has it: forgets the login, says so, tells the server, goes to the login page. */
export function useLogOut(): () => void {
  const { udongo } = useServices();
  const navigate = useNavigate();
  return () => {
    void udongo.auth.logout();
    void navigate('/auth/login');
  };
}
