import type { ReactNode } from 'react';

/** Saves the changes of two people, for a form: `useMerge` makes one. */
export interface Merge {
  /**
   * Sends a body with the `version` of its record, if that has one. If somebody else saved in the meantime (412
   * `stale`), merges what both changed and sends it again, at most 3 times; what both changed differently it asks.
   * The body then has the merged values. Rejects as `send` does; when the person goes back, with a text for them.
   */
  save<Body extends object, Saved>(body: Body, send: (body: Body) => Promise<Saved>): Promise<Saved>;
  /** Sets the record that the values are based on now, such as an older version of it. */
  startFrom(record: object): void;
  /** The question about conflicts, if there is one. Draw it outside of the form element. */
  dialog: ReactNode;
}
