import type { LoginResponse, StaffRole } from '../generated/types.ts';
import { cookieStorage } from './cookieStorage.ts';
import { memoryStorage } from './memoryStorage.ts';
import type { SessionStorage } from './SessionStorage.ts';

/** The role of a person, which decides their permissions. A service without roles of staff has only administrators. */
export type Role = StaffRole | 'agent' | 'farmer';

/** The logged-in user: only the fields that every page needs. */
export interface SessionUser {
  id: number;
  name: string;
  role: Role;
}

/** A login. The token is only for the Authorization header: never for an address or a log. */
export interface LoggedIn {
  user: SessionUser;
  token: string;
}

/** The login on this device, stored for 30 days. */
export interface Session {
  /** The login, or null. The same object until something changes, so that views can follow it. */
  get(): LoggedIn | null;
  /** Stores the login of an answer; of the user only id, name and role. */
  set(login: Pick<LoginResponse, 'token' | 'user'>): void;
  /** Removes the login from the device, without telling the server: `udongo.auth.logout()` does both. */
  clear(): void;
  /**
   * Calls the listener after a login or logout, in this tab or another; returns a function that stops this.
   */
  subscribe(listener: () => void): () => void;
}

/** Options of `createSession`. */
export interface SessionOptions {
  /** The start of the cookies' names; 'udongo' by default, which gives `udongo-token` and so on. */
  prefix?: string;
  /** Cookies in a browser and memory elsewhere by default. */
  storage?: SessionStorage;
}

/**
 * Stores a login in the four cookies `{prefix}-user`, `{prefix}-user_id`, `{prefix}-token` and
 * `{prefix}-login_status`. Cookies that cannot be read mean logged out.
 * Source: specification sections 3, 4 and 9.
 */
export function createSession(options: SessionOptions = {}): Session {
  const { prefix = 'udongo', storage = defaultStorage() } = options;
  const names = ['user', 'user_id', 'token', 'login_status'].map((name) => `${prefix}-${name}`);
  const channel = `${prefix}-session`;
  const listeners = new Set<() => void>();
  let known: { texts: string; login: LoggedIn | null } = { texts: '', login: null };
  /**
   * The login that the listeners were told of last. A call that reads the token can see a change before they
   * do.
   */
  let told: LoggedIn | null = null;
  let stopWatching: (() => void) | undefined;

  const get = (): LoggedIn | null => {
    const texts = names.map((name) => storage.read(name));
    const joined = JSON.stringify(texts);
    if (known.texts !== joined) known = { texts: joined, login: parseLogin(texts) };
    return known.login;
  };
  const lookAgain = (): void => {
    const now = get();
    if (now === told) return;
    told = now;
    for (const listener of [...listeners]) listener();
  };
  const keep = (...texts: (string | undefined)[]): void => {
    names.forEach((name, index) => {
      const text = texts[index];
      if (text === undefined) storage.remove(name);
      else storage.write(name, text, maxAgeSeconds);
    });
    storage.announce?.(channel);
    lookAgain();
  };

  return {
    get,
    set: ({ token, user }) => keep(JSON.stringify(toSessionUser(user)), String(user.id), token, 'true'),
    clear: () => keep(undefined, undefined, undefined, 'false'),
    subscribe(listener) {
      const own = () => listener();
      if (listeners.size === 0) told = get();
      listeners.add(own);
      stopWatching ??= storage.watch?.(channel, lookAgain);
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
  };
}

const maxAgeSeconds = 2_592_000;

function defaultStorage(): SessionStorage {
  return typeof document === 'undefined' ? memoryStorage() : cookieStorage();
}

function toSessionUser(user: LoginResponse['user']): SessionUser {
  const other: Role = user.is_superuser ? 'administrator' : user.is_agent ? 'agent' : 'farmer';
  const role = isRole(user.staff_role) ? user.staff_role : other;
  return { id: user.id, name: user.full_name || user.username, role };
}

function parseLogin([user = '', userId, token = '', loginStatus]: (string | undefined)[]): LoggedIn | null {
  // Any other token is no header value; every call would fail with it, and repeat the token in the error's
  // text.
  if (loginStatus !== 'true' || !/^[\x21-\x7e]+$/.test(token)) return null;
  try {
    const { id, name, role }: Partial<Record<keyof SessionUser, unknown>> = JSON.parse(user);
    const isWhole = typeof id === 'number' && String(id) === userId && typeof name === 'string';
    return isWhole && isRole(role) ? { user: { id, name, role }, token } : null;
  } catch {
    return null;
  }
}

const roles: Record<Role, true> = {
  administrator: true,
  finance: true,
  agronomist: true,
  technician: true,
  content: true,
  agent: true,
  farmer: true,
};

function isRole(value: unknown): value is Role {
  return typeof value === 'string' && value in roles;
}
