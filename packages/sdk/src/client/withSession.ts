import { BadResponseError, type CallFacts, unreadableAnswer } from '../errors/ApiError.ts';
import type { AuthApi } from '../generated/operations.ts';
import type { LoginResponse } from '../generated/types.ts';
import type { Session } from '../session/createSession.ts';
import type { NewToast } from '../toaster/createToaster.ts';
import { toApiPromise } from './toApiPromise.ts';

/**
 * A notification of a login or logout, in the specification's English; hosts choose their own text by `kind`.
 */
export interface SessionToast extends NewToast {
  kind: 'login' | 'logout';
}

/**
 * Adds notifications to login and logout; logout clears the session first, then revokes the old token and
 * ignores a failure, whose `withResponse` has the status 0.
 * Source: specification section 4.
 */
export function withSession(
  auth: AuthApi,
  session: Session,
  notify: (toast: SessionToast) => void = () => {},
): AuthApi {
  return {
    ...auth,
    login: (credentials, options) => {
      const login = auth.login(credentials, options).withResponse();
      return toApiPromise(
        login.then((answer) => {
          notify(loggedIn);
          return answer;
        }),
      );
    },
    logout: (options) => {
      const token = session.get()?.token;
      session.clear();
      notify(loggedOut);
      const headers = { ...(token && { Authorization: `Bearer ${token}` }), ...options?.headers };
      const logout = auth.logout({ ...options, headers }).withResponse();
      return toApiPromise(
        logout.catch(() => ({ data: undefined, status: 0, headers: new Headers(), requestId: undefined })),
      );
    },
  };
}

/**
 * Stores the login of an answer.
 * Errors: a `BadResponseError` when the answer is no login, without the body, which can contain a token.
 */
export function keepLogin(session: Session, answer: unknown, call: CallFacts): void {
  const { token, user }: Partial<LoginResponse> = Object(answer);
  const isLogin = typeof token === 'string' && typeof user?.id === 'number';
  if (isLogin) session.set({ token, user });
  // A token that the session cannot store, such as one that is no header value, is no login.
  if (!isLogin || session.get()?.token !== token)
    throw new BadResponseError(unreadableAnswer, { ...call, status: 200 });
}

const loggedIn: SessionToast = {
  kind: 'login',
  tone: 'success',
  title: 'Account login',
  message: 'You have logged in successfully!',
};

const loggedOut: SessionToast = {
  kind: 'logout',
  tone: 'info',
  title: 'Account logout',
  message: 'You have logged out successfully',
};
