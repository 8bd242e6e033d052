import { localDraftStorage } from '@udongo/ui';
import type { ReadingTexts } from './benchReadings.ts';

const prefix = 'udongo-bench-draft:';

/** Readings that are not saved yet, on this device, by person and sample. */
export interface ReadingDrafts {
  load(sampleId: number): ReadingTexts | null;
  /** Never throws: a device that is full keeps nothing. */
  save(sampleId: number, texts: ReadingTexts): void;
  clear(sampleId: number): void;
}

/** The drafts of one person. */
export function createReadingDrafts(userId: number): ReadingDrafts {
  const key = (sampleId: number) => `${prefix}${userId}:${sampleId}`;
  return {
    load: (sampleId) => parse(localDraftStorage.load(key(sampleId))),
    save: (sampleId, texts) => {
      try {
        void localDraftStorage.save(key(sampleId), JSON.stringify(texts));
      } catch {
        // The readings stay on the page.
      }
    },
    clear: (sampleId) => void localDraftStorage.clear(key(sampleId)),
  };
}

function parse(kept: unknown): ReadingTexts | null {
  if (typeof kept !== 'string') return null;
  try {
    return JSON.parse(kept) as ReadingTexts;
  } catch {
    return null;
  }
}
