import { saveFile } from '@udongo/sdk/values';
import type { AdminListProps } from '@udongo/ui';

type Exports<Row> = Required<Pick<AdminListProps<Row>, 'listAll' | 'prepareExport' | 'saveFile'>>;

/** Lets the service write each export into its audit log: `download` says how many rows go into the file, 0 for all of the list. */
export function toRecordedExport<Row>(
  { list, iterate }: Pick<AdminListProps<Row>, 'list'> & { iterate: Exports<Row>['listAll'] },
  nameAll: (rows: readonly Row[]) => Promise<void>,
): Exports<Row> {
  const ofAll = new WeakSet<AbortSignal>();
  let last: { signal: AbortSignal; rows: number } | undefined;
  return {
    listAll: (query, options) => {
      ofAll.add(options.signal);
      return iterate({ ...query, download: 0 }, options);
    },
    prepareExport: (rows, { signal }) => {
      const before = last?.signal === signal ? last.rows : 0;
      last = { signal, rows: before + rows.length };
      return nameAll(rows);
    },
    saveFile: (file, name) => {
      saveFile(file, name);
      if (!last || ofAll.has(last.signal)) return;
      // The chosen rows were on the screen: one more request says that they are in a file now.
      void list({ limit: 1, download: last.rows }, { signal: last.signal }).catch(() => {});
    },
  };
}
