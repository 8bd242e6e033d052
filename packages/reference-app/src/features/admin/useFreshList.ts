import type { AdminListProps } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { useFreshAnswer } from '../../services/useFreshAnswer.ts';

type List<Row> = AdminListProps<Row>['list'];

/** The same list, with a page that says of when its rows are, and rows that are asked for again once newer ones can be had. */
export function useFreshList<Row>(list: List<Row>): Pick<AdminListProps<Row>, 'list' | 'refreshOn'> {
  const [{ page, error }, setOutcome] = useState<{ page?: unknown; error?: unknown }>({});
  const refreshOn = useFreshAnswer(page, error);
  const ask = useCallback<List<Row>>(
    async (query, options) => {
      const isLatest = () => !options.signal.aborted;
      try {
        const answer = await list(query, options);
        if (isLatest()) setOutcome({ page: answer });
        return answer;
      } catch (failure) {
        // The rows of before can stay on the screen.
        if (isLatest()) setOutcome((before) => ({ ...before, error: failure }));
        throw failure;
      }
    },
    [list],
  );
  return { list: ask, refreshOn };
}
