import { localDraftStorage } from '@udongo/ui';

/** The unsaved work of one person on this device, by the record that it belongs to. */
export interface OwnDrafts<Content> {
  load(record: number | 'new'): Content | null;
  /** Never throws: a device that is full keeps nothing. */
  save(record: number | 'new', content: Content): void;
  clear(record: number | 'new'): void;
  /** Calls `heard` when another tab has changed it. */
  listen(record: number | 'new', heard: () => void): void;
}

/**
 * The drafts of one person. A logout keeps them, nobody else is offered them, and saving takes them away: decision 9 has the rule
 * for all drafts.
 */
export function createOwnDrafts<Content>(
  kind:
    | 'analyses'
    | 'article'
    | 'bench'
    | 'collect'
    | 'control'
    | 'edit'
    | 'measure'
    | 'probe'
    | 'receive'
    | 'report'
    | 'second'
    | 'verify',
  userId: number,
): OwnDrafts<Content> {
  // The booking form looks for those of the kind `edit`.
  const keyOf = (record: number | 'new') => `udongo-${kind}-draft:${userId}:${record}`;
  return {
    load: (record) => parse(localDraftStorage.load(keyOf(record))),
    save: (record, content) => {
      try {
        void localDraftStorage.save(keyOf(record), JSON.stringify(content));
      } catch {
        // The page still has the text.
      }
    },
    clear: (record) => void localDraftStorage.clear(keyOf(record)),
    listen: (record, heard) =>
      addEventListener('storage', ({ key }) => {
        if (key === keyOf(record)) heard();
      }),
  };

  function parse(kept: unknown): Content | null {
    if (typeof kept !== 'string') return null;
    try {
      return JSON.parse(kept) as Content;
    } catch {
      return null;
    }
  }
}
