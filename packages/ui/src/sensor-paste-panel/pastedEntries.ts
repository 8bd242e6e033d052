/** A key with its value as pasted, before it is interpreted. */
export interface PastedEntry {
  /** '' for a line without a key. */
  key: string;
  value: unknown;
  /** A separate unit; '' for none. */
  unit: string;
  /** 1-based line of text, column of a table, or place in an object. */
  line: number;
}

/** One reading of the probe as pasted. */
export interface PastedEntries {
  entries: readonly PastedEntry[];
  /** The number of further entries, which were not read. */
  omitted: number;
}

/** Readings of a probe, possibly many: each is read on demand. */
export interface PastedRows {
  format: 'json' | 'array' | 'ndjson' | 'lines' | 'table';
  count: number;
  /** The row at a 0-based index. */
  read: (index: number) => PastedEntries;
}

/** No probe has so many readings; further ones are only counted. */
export const maxEntries = 200;
