import type { RefObject } from 'react';
import type { ExportProgress } from './exportRows.ts';

/** A running export of a list, or none. */
export interface Download {
  /** Null without a running export. */
  progress: ExportProgress | null;
  start: () => void;
  cancel: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** The element that shows the progress. */
  bar: RefObject<HTMLDivElement | null>;
}
