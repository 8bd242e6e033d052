import type { SessionStorage } from './SessionStorage.ts';

/** The parts of a browser that cookies need; the global objects by default. */
export interface CookieBrowser {
  document: { cookie: string };
  location: { protocol: string };
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  BroadcastChannel?: typeof BroadcastChannel;
}

/**
 * Stores a session in cookies of this site: `path=/`, `SameSite=Lax`, `Secure` on https. A BroadcastChannel
 * tells other tabs; a tab also reads the cookies again when a person comes back to it, because some browsers
 * have no such channel and cookies expire.
 */
export function cookieStorage(browser: CookieBrowser = window): SessionStorage {
  const { document } = browser;
  const attributes = `; path=/; SameSite=Lax${browser.location.protocol === 'https:' ? '; Secure' : ''}`;
  // Texts of a browser that refuses cookies: the login then lasts as long as the page.
  const refused = new Map<string, string>();
  return {
    read: (name) => readCookie(document, name) ?? refused.get(name),
    write(name, value, maxAgeSeconds) {
      refused.delete(name);
      writeCookie(document, `${name}=${encodeURIComponent(value)}; max-age=${maxAgeSeconds}${attributes}`);
      if (readCookie(document, name) !== value) refused.set(name, value);
    },
    remove(name) {
      refused.delete(name);
      writeCookie(document, `${name}=; max-age=0${attributes}`);
    },
    announce(name) {
      if (!browser.BroadcastChannel) return;
      const channel = new browser.BroadcastChannel(name);
      channel.postMessage('changed');
      channel.close();
    },
    watch(name, onChange) {
      const channel = browser.BroadcastChannel && new browser.BroadcastChannel(name);
      if (channel) channel.onmessage = onChange;
      const events = ['focus', 'pageshow'];
      for (const event of events) browser.addEventListener(event, onChange);
      return () => {
        channel?.close();
        for (const event of events) browser.removeEventListener(event, onChange);
      };
    },
  };
}

// A sandboxed frame throws as soon as cookies are accessed.
function readCookie(document: CookieBrowser['document'], name: string): string | undefined {
  try {
    const start = `${name}=`;
    const pair = document.cookie.split('; ').find((part) => part.startsWith(start));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
  } catch {
    return undefined;
  }
}

function writeCookie(document: CookieBrowser['document'], cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Stored in memory instead.
  }
}
