import { useSyncExternalStore } from 'react';

/** What tells who is logged in; a session of the SDK fits. */
export interface SessionPort<Login> {
  get(): Login | null;
  subscribe(listener: () => void): () => void;
}

/**
 * Who is logged in here, followed through logins and logouts, in other tabs too; null for nobody, and while a server renders. For
 * the form: `<BookingForm user={toBookingUser(useSession(session)?.user)} />`.
 */
export function useSession<Login>(session: SessionPort<Login>): Login | null {
  return useSyncExternalStore(session.subscribe, session.get, nobody);
}

function nobody(): null {
  return null;
}
