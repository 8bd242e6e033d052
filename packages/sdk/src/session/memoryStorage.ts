import type { SessionStorage } from './SessionStorage.ts';

/**
 * Stores a session only in memory, for servers, scripts and tests. It ends with the program, and nobody else
 * sees it; a server creates one for each request.
 */
export function memoryStorage(): SessionStorage {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, value) => texts.set(name, value),
    remove: (name) => texts.delete(name),
  };
}
