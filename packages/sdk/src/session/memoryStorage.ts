import type { SessionStorage } from './SessionStorage.ts';

/**
 * Keeps a session in memory alone, for servers, scripts and tests. It ends with the program, and nobody else sees it; a server
 * makes one for each request.
 */
export function memoryStorage(): SessionStorage {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, value) => texts.set(name, value),
    remove: (name) => texts.delete(name),
  };
}
