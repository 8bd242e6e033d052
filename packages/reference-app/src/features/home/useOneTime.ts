import { useCallback, useState } from 'react';
import { earliestOf } from '../../lib/earliestOf.ts';

type Part = 'attention' | 'trend';

/** A part of the page says when its numbers were counted. */
export type TellTime = (part: Part, time: string | null | undefined) => void;

/** When the numbers of a page were counted: the earliest time of its parts, because they are asked for one after another. */
export function useOneTime(): [time: string | undefined, tell: TellTime] {
  const [times, setTimes] = useState<Readonly<Partial<Record<Part, string>>>>({});
  const tell = useCallback<TellTime>(
    (part, time) => setTimes((before) => ({ ...before, [part]: time ?? undefined })),
    [],
  );
  return [earliestOf(Object.values(times)), tell];
}
