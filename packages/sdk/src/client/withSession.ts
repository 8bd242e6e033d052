import { BadResponseError, unreadableAnswer } from '../errors/ApiError.ts';
import type { AuthApi } from '../generated/operations.ts';
import type { Session } from '../session/createSession.ts';
import type { NewToast, Notify } from '../toaster/createToaster.ts';

/**
 * Gives login and logout that keep the session: login stores what was answered, logout clears first and then revokes the old
 * token, a failure ignored. Both notify. Source: specification section 4.
 */
export function withSession(auth: AuthApi, session: Session, notify: Notify = () => {}): AuthApi {
  return {
    ...auth,
    async login(credentials, options) {
      const login = await auth.login(credentials, options);
      const isLogin = typeof login.token === 'string' && typeof login.user?.id === 'number';
      if (isLogin) session.set(login);
      // What the session could not keep, such as a token that is no header value, is no login.
      if (!isLogin || session.get()?.token !== login.token) {
        throw new BadResponseError(unreadableAnswer, {
          method: 'POST',
          path: '/users/auth/login/',
          status: 200,
        });
      }
      notify(loggedIn);
      return login;
    },
    async logout(options) {
      const token = session.get()?.token;
      session.clear();
      notify(loggedOut);
      const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...options?.headers };
      await auth.logout({ ...options, headers }).catch(() => undefined);
    },
  };
}

const loggedIn: NewToast = {
  tone: 'success',
  title: 'Account login',
  message: 'You have logged in successfully!',
};

const loggedOut: NewToast = {
  tone: 'info',
  title: 'Account logout',
  message: 'You have logged out successfully',
};
