import type { CallOptions } from '@udongo/sdk';
import { useCallback, useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

interface Question {
  page: number;
  search: string;
}

export type Pictures = ReturnType<typeof usePictures>;

/** A page of the pictures that are there, newest first, found by name and description. */
export function usePictures() {
  const { records } = useServices();
  const [question, ask] = useState<Question>({ page: 1, search: '' });
  const list = useCallback(
    (query: Question, options: CallOptions) =>
      records.media.list({ ...query, limit: 24, ordering: '-id' }, options),
    [records],
  );
  return { ...useLoaded(list, question), question, ask };
}
