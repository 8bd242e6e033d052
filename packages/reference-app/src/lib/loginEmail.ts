import { orUndefined } from './orUndefined.ts';

const name = 'udongo-login-email';

interface Kept {
  userId: number;
  email: string;
}

/**
 * The email of the login form, so that nobody types it twice. Keeps a typed email until the tab is closed, and the email of a
 * login until its logout, as a login also ends by itself.
 */
export const loginEmail = {
  /** Gives the email to fill in first; '' if none is known. */
  read: (): string => orUndefined(() => sessionStorage.getItem(name)) || readKept()?.email || '',
  /** The email of this person's login; '' of anybody else's. */
  readOf: (userId: number): string => {
    const kept = readKept();
    return kept?.userId === userId ? kept.email : '';
  },
  type: (email: string) => void orUndefined(() => sessionStorage.setItem(name, email)),
  keep: (kept: Kept) =>
    void orUndefined(() => {
      sessionStorage.removeItem(name);
      localStorage.setItem(name, JSON.stringify(kept));
    }),
  forget: () =>
    void orUndefined(() => {
      sessionStorage.removeItem(name);
      localStorage.removeItem(name);
    }),
};

function readKept(): Kept | undefined {
  return orUndefined(() => JSON.parse(localStorage.getItem(name) ?? ''));
}
