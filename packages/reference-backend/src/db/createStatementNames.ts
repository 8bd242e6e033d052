/** Most statements that a process names: PostgreSQL keeps a plan of each on each connection. */
const mostNamed = 200;
/** Most texts of which it remembers that they were run once: lists of ids and filters make new ones all the time. */
const mostSeen = 2000;

/**
 * Gives the name under which a text is prepared; undefined on its first use. PostgreSQL parses and plans a named statement once on a
 * connection, and after that only runs it.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name || names.size === mostNamed) return name;
    if (seen.delete(text)) {
      names.set(text, `udongo_${names.size}`);
      return names.get(text);
    }
    if (seen.size === mostSeen) seen.clear();
    seen.add(text);
    return undefined;
  };
}
