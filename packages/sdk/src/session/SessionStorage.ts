/** The storage of a session's few texts. Names and values are any text. */
export interface SessionStorage {
  read(name: string): string | undefined;
  /** Stores a text for a number of seconds. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
  /** Tells other users of the same storage, such as other tabs, that it has changed. */
  announce?(channel: string): void;
  /** Calls back when others may have changed the storage; returns a function that stops this. */
  watch?(channel: string, onChange: () => void): () => void;
}
