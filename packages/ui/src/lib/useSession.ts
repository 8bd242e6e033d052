import { useSyncExternalStore } from 'react';

/** A store of the login; a session of the SDK fits. */
export interface SessionPort<Login> {
  get(): Login | null;
  subscribe(listener: () => void): () => void;
}

/**
 * The current login, also after logins and logouts in other tabs; null for none, and while a server renders.
 * For the form: `<BookingForm user={toBookingUser(useSession(session)?.user)} />`.
 */
export function useSession<Login>(session: SessionPort<Login>): Login | null {
  return useSyncExternalStore(session.subscribe, session.get, nobody);
}

function nobody(): null {
  return null;
}
