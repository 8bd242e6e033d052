import { createBrowserBackend } from '@udongo/reference-backend/browser';
import { createSession, createUdongo, memoryStorage } from '@udongo/sdk';

/** The address that the requests name; they never leave the page. */
export const baseUrl = 'https://api.udongo.test';

/** The database as the backend's build prepares it; without it each new browser makes its own, in some seconds. */
const [dataDir] = Object.values(
  import.meta.glob<string>('../../packages/reference-backend/dist/data-dir.tar.gz', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

const account = { email: 'farmer@udongo.test', password: 'Farmer-pass-1' };

/** The backend of the product in this browser, and a person of its demo data. */
export type Server = Awaited<ReturnType<typeof open>>;

let opened: Promise<Server> | undefined;

/** Opens the backend once for all stories of a page. Errors: rejects where it does not start. */
export function openServer(): Promise<Server> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open() {
  const { fetch } = createBrowserBackend({ name: null, ...(dataDir && { dataDir }) });
  const connect = () => {
    const session = createSession({ storage: memoryStorage() });
    return {
      session,
      udongo: createUdongo({ baseUrl, session, fetch, timeoutMs: Number.POSITIVE_INFINITY }),
    };
  };
  /** Reads what is stored, whatever happens to the person's own login. */
  const reader = connect();
  const person = connect();
  const { user } = await reader.udongo.auth.login(account);
  const { results } = await reader.udongo.crops.list({ public: true, ordering: 'name', limit: 1 });
  return {
    fetch,
    user,
    crop: results[0]?.id ?? 0,
    session: person.session,
    logIn: async () => void (await person.udongo.auth.login(account)),
    /** Ends the login at the server only, as a logout in another browser does. */
    endLogin: async () => {
      const token = person.session.get()?.token;
      const headers = { Authorization: `Bearer ${token}` };
      await fetch(new Request(`${baseUrl}/users/auth/logout/`, { method: 'POST', headers }));
    },
    /** Lists the person's newest bookings. */
    listBookings: async () => (await reader.udongo.bookings.list({ ordering: '-id', limit: 50 })).results,
  };
}
