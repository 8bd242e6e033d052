import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { LoginState } from '../features/auth/LoginPage.tsx';
import { toLoginPath } from '../lib/returnPath.ts';
import { useUser } from '../services/ServicesContext.ts';

/** Pages for people who are logged in. A visitor logs in and comes back; who logs out, here or in another tab, leaves. */
export function RequireLogin() {
  const user = useUser();
  const location = useLocation();
  const [wasLoggedIn] = useState(user !== null);
  // Keyed by person, so that nothing of one person's page stays for the next.
  if (user) return <Outlet key={user.id} />;
  return (
    <Navigate
      to={wasLoggedIn ? '/auth/login' : toLoginPath(location)}
      state={{ reason: wasLoggedIn ? 'ended' : 'reason' } satisfies LoginState}
      replace
    />
  );
}
