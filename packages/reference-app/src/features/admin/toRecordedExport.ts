import { ApiError } from '@udongo/sdk';
import type { AdminListProps } from '@udongo/ui';

type Exports<Row> = Required<Pick<AdminListProps<Row>, 'listAll' | 'prepareExport'>>;

/**
 * Lets the service write each export into its audit log, and ask for a second factor before: `download` says how many rows go into the
 * file, 0 for all of the list.
 */
export function toRecordedExport<Row>(
  { list, iterate }: Pick<AdminListProps<Row>, 'list'> & { iterate: Exports<Row>['listAll'] },
  nameAll: (rows: readonly Row[]) => Promise<void>,
): Exports<Row> {
  const ofAll = new WeakSet<AbortSignal>();
  return {
    async *listAll(query, options) {
      ofAll.add(options.signal);
      try {
        yield* iterate({ ...query, download: 0 }, options);
      } catch (error) {
        throw toAbort(error);
      }
    },
    prepareExport: async (rows, { signal }) => {
      // The chosen rows are on the screen: one more request says that they go into a file. Only a refusal keeps them from it.
      if (!ofAll.has(signal) && rows.length > 0)
        await list({ limit: 1, download: rows.length }, { signal }).catch((error) => {
          if (error instanceof ApiError && error.status === 403) throw toAbort(error);
        });
      return nameAll(rows);
    },
  };
}

/** A person who closes the question for a code has given the export up; no other error is changed. */
function toAbort(error: unknown): unknown {
  const isGivenUp = error instanceof ApiError && Object(error.body).code === 'second_factor_required';
  return isGivenUp ? new DOMException('The export was given up.', 'AbortError') : error;
}
