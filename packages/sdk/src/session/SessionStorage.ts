/** Where a session keeps its few texts. Names and values are any text. */
export interface SessionStorage {
  read(name: string): string | undefined;
  /** Keeps a text for so many seconds. */
  write(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
  /** Tells others who use the same storage, such as other tabs, that it has changed. */
  announce?(channel: string): void;
  /** Calls back when the storage may have been changed by others; gives the function that ends this. */
  watch?(channel: string, onChange: () => void): () => void;
}
