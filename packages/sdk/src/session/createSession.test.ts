import { expect, test } from 'vitest';
import type { LoginResponse } from '../generated/types.ts';
import { type CookieBrowser, cookieStorage } from './cookieStorage.ts';
import { createSession } from './createSession.ts';
import { memoryStorage } from './memoryStorage.ts';

const login: LoginResponse = {
  token: '4f0c1c9a',
  user: {
    id: 2,
    username: 'agent',
    email: 'agent@udongo.test',
    full_name: "Ng'ang'a; Otieno, ñ",
    is_superuser: false,
    is_agent: true,
    is_farmer: false,
    farmer: null,
    agent: 1,
    profile: { phone_number: '+254711000001', address: 'Ahero', county: 42 },
  },
};
const agent = { token: '4f0c1c9a', user: { id: 2, name: "Ng'ang'a; Otieno, ñ", role: 'agent' } };

test('a login is kept in four cookies for 30 days, of the user id, name and role alone', () => {
  const browser = createBrowser('https:');
  createSession({ storage: cookieStorage(browser) }).set(login);
  expect([...browser.cookies.keys()]).toEqual([
    'udongo-user',
    'udongo-user_id',
    'udongo-token',
    'udongo-login_status',
  ]);
  const user = decodeURIComponent(browser.cookies.get('udongo-user') ?? '');
  expect(JSON.parse(user)).toEqual(agent.user);
  expect(browser.cookies.get('udongo-user_id')).toBe('2');
  expect(browser.cookies.get('udongo-login_status')).toBe('true');
  for (const written of browser.written) {
    expect(written).toMatch(/; max-age=2592000; path=\/; SameSite=Lax; Secure$/);
  }
});

test('without https the cookies are not Secure, or they would not be kept', () => {
  const browser = createBrowser('http:');
  createSession({ prefix: 'shamba', storage: cookieStorage(browser) }).set(login);
  expect(browser.written.join()).not.toContain('Secure');
  expect(browser.cookies.has('shamba-token')).toBe(true);
});

test('a page that is opened later knows who is logged in', () => {
  const browser = createBrowser();
  createSession({ storage: cookieStorage(browser) }).set(login);
  const later = createSession({ storage: cookieStorage(browser) });
  expect(later.get()).toEqual(agent);
  expect(later.get()).toBe(later.get());
});

test('after a logout nothing of the person is left', () => {
  const browser = createBrowser();
  const session = createSession({ storage: cookieStorage(browser) });
  session.set(login);
  session.clear();
  expect(session.get()).toBeNull();
  expect(Object.fromEntries(browser.cookies)).toEqual({ 'udongo-login_status': 'false' });
});

test.each([
  ['udongo-user', '%7Bbroken'],
  ['udongo-user', '%'],
  ['udongo-user', 'null'],
  ['udongo-user', encodeURIComponent('{"id":2,"name":"x","role":"owner"}')],
  ['udongo-user_id', '3'],
  ['udongo-login_status', 'false'],
  ['udongo-token', ''],
  ['udongo-token', encodeURIComponent('a\r\nX-Evil: 1')],
])('with the cookie %s=%s nobody is logged in', (name, value) => {
  const browser = createBrowser();
  const session = createSession({ storage: cookieStorage(browser) });
  session.set(login);
  browser.document.cookie = `${name}=${value}`;
  expect(session.get()).toBeNull();
});

test('a browser that refuses cookies keeps the login as long as the page', () => {
  for (const refuse of ['silently', 'loudly'] as const) {
    const browser = createBrowser('https:', refuse);
    const session = createSession({ storage: cookieStorage(browser) });
    session.set(login);
    expect(session.get()).toEqual(agent);
    session.clear();
    expect(session.get()).toBeNull();
  }
});

test('roles are read from the flags, an administrator first', () => {
  const session = createSession({ storage: memoryStorage() });
  session.set({ ...login, user: { ...login.user, is_superuser: true } });
  expect(session.get()?.user.role).toBe('administrator');
  session.set({ ...login, user: { ...login.user, is_agent: false, full_name: '' } });
  expect(session.get()?.user).toEqual({ id: 2, name: 'agent', role: 'farmer' });
});

test('a role of staff outweighs the flags; one that nobody knows, or none, leaves them', () => {
  const session = createSession({ storage: memoryStorage() });
  const roleOf = (user: object) => {
    session.set({ ...login, user: { ...login.user, ...user } });
    return session.get()?.user.role;
  };
  expect(roleOf({ staff_role: 'finance' })).toBe('finance');
  expect(roleOf({ staff_role: null })).toBe('agent');
  expect(roleOf({ staff_role: 'driver', is_superuser: true })).toBe('administrator');
});

test('a view hears of login and logout once each', () => {
  const session = createSession({ storage: memoryStorage() });
  const seen: unknown[] = [];
  const unsubscribe = session.subscribe(() => seen.push(session.get()?.token));
  session.set(login);
  session.set(login);
  session.clear();
  session.clear();
  unsubscribe();
  session.set(login);
  expect(seen).toEqual([login.token, undefined]);
});

test('another tab notices a logout', async () => {
  const browser = createBrowser();
  const here = createSession({ storage: cookieStorage(browser) });
  const there = createSession({ storage: cookieStorage(browser) });
  here.set(login);
  const noticed = new Promise<void>((resolve) => {
    const unsubscribe = there.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
  here.clear();
  await noticed;
  expect(there.get()).toBeNull();
});

test('a view hears of a logout in another tab that a call of this tab saw first', async () => {
  const browser = createBrowser();
  const here = createSession({ storage: cookieStorage(browser) });
  const there = createSession({ storage: cookieStorage(browser) });
  here.set(login);
  const heard = new Promise<void>((resolve) => {
    there.subscribe(resolve);
  });
  here.clear();
  // Read it as a request does.
  expect(there.get()).toBeNull();
  await heard;
});

test('without a BroadcastChannel a tab notices when a person comes back to it', () => {
  const browser = createBrowser();
  browser.BroadcastChannel = undefined;
  const here = createSession({ storage: cookieStorage(browser) });
  const there = createSession({ storage: cookieStorage(browser) });
  let heard = 0;
  const unsubscribe = there.subscribe(() => {
    heard += 1;
  });
  here.set(login);
  browser.fire('focus');
  browser.fire('pageshow');
  expect(heard).toBe(1);
  expect(there.get()).toEqual(agent);
  unsubscribe();
  here.clear();
  browser.fire('focus');
  expect(heard).toBe(1);
});

interface FakeBrowser extends CookieBrowser {
  cookies: Map<string, string>;
  written: string[];
  fire(type: string): void;
}

/** Cookies and events as in a browser; several sessions on one browser are tabs of one site. */
function createBrowser(protocol = 'https:', refuse?: 'silently' | 'loudly'): FakeBrowser {
  const cookies = new Map<string, string>();
  const written: string[] = [];
  const events = new EventTarget();
  const blockLoudly = () => {
    if (refuse === 'loudly') throw new DOMException('Cookies are blocked.', 'SecurityError');
  };
  return {
    cookies,
    written,
    location: { protocol },
    document: {
      get cookie() {
        blockLoudly();
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        blockLoudly();
        if (refuse) return;
        written.push(text);
        const [pair = ''] = text.split('; ');
        const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
        if (text.includes('max-age=0')) cookies.delete(name);
        else cookies.set(name, value);
      },
    },
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
    BroadcastChannel,
    fire: (type) => events.dispatchEvent(new Event(type)),
  };
}
