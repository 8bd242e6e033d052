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
    listAll: (query, options) => {
      ofAll.add(options.signal);
      return iterate({ ...query, download: 0 }, options);
    },
    prepareExport: async (rows, { signal }) => {
      // The chosen rows are on the screen: one more request says that they go into a file. Only a refusal keeps them from it.
      if (!ofAll.has(signal) && rows.length > 0)
        await list({ limit: 1, download: rows.length }, { signal }).catch((error) => {
          if (error instanceof ApiError && error.status === 403) throw error;
        });
      return nameAll(rows);
    },
  };
}
