/** A key with its value as pasted, before anything is made of it. */
export interface PastedEntry {
  /** '' where a line has no key. */
  key: string;
  value: unknown;
  /** A unit that was given apart; '' when none was. */
  unit: string;
  /** 1-based line of text, column of a table, or place in an object. */
  line: number;
}

/** One reading of the probe as pasted. */
export interface PastedEntries {
  entries: readonly PastedEntry[];
  /** How many more there were than are looked at. */
  omitted: number;
}

/** Readings of a probe that may be many: each is read when it is asked for. */
export interface PastedRows {
  format: 'json' | 'array' | 'ndjson' | 'lines' | 'table';
  count: number;
  /** The row at a 0-based index. */
  read: (index: number) => PastedEntries;
}

/** No probe has so many readings; whatever comes after is counted and left out. */
export const maxEntries = 200;
