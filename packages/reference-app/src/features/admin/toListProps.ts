import type { BinEntry } from '@udongo/sdk';
import type { AdminListProps, MessageOverrides } from '@udongo/ui';
import { isKeptInBin } from '../../lib/isKeptInBin.ts';
import type { Services } from '../../services/createServices.ts';
import { createEditUndo, type EditUndo } from '../../services/editUndo.ts';
import type { UndoDelete } from '../../services/useUndoDelete.ts';
import { toRecordedExport } from './toRecordedExport.ts';

/** How long rows wait for the names in them. */
const namesWithinMs = 700;

export interface RecordRow {
  id: number;
}

/** The operations that list, iterate over and delete the records. */
type ListedBy = 'rowKey' | 'list' | 'listAll' | 'remove' | 'prepareExport';

/** The list of a resource. Its title comes from the registry, its state is in the page's address. */
export interface ResourceList<Row extends RecordRow>
  extends Omit<
    AdminListProps<Row>,
    ListedBy | 'name' | 'title' | 'headingLevel' | 'url' | 'namespace' | 'render'
  > {
  /** The service of the records, such as `records.devices`. */
  service: Pick<AdminListProps<Row>, 'list'> & {
    iterate: NonNullable<AdminListProps<Row>['listAll']>;
    /** Left out where nothing can be deleted. */
    delete?: (id: number, options: { signal: AbortSignal }) => Promise<unknown>;
  };
  /** The kind under which the service keeps deleted records, to offer *Undo*. */
  bin?: BinEntry['kind'];
  /** Words in place of the library's, such as 'Open' where a record is only read. */
  listWords?: MessageOverrides['adminList'];
}

/** The API of a list, and what follows the edits made with it. */
export function trackEdits(services: Services) {
  const edits = createEditUndo(services);
  const pick: Services['pick'] = (picked) => edits.track(services.pick(picked));
  return { edits, records: edits.track(services.records), pick };
}

interface Undoing {
  /** Whether the service keeps what is deleted from the last page of rows. */
  isKept: { current: boolean };
  /** Undefined for people who can't restore. */
  offerUndo: UndoDelete['offerUndo'] | undefined;
  edits: EditUndo;
}

/** Gives the properties of a list: it names the records in its rows before they are shown, and offers to undo its deletions and edits. */
export function toListProps<Row extends RecordRow>(
  { service, bin, ...props }: ResourceList<Row>,
  settleNames: () => Promise<void>,
  { isKept, offerUndo, edits }: Undoing,
) {
  const nameAll = (rows: readonly Row[]) => {
    // Reading a value requests the names that it needs.
    for (const row of rows) for (const { value } of props.columns) value(row);
    return settleNames();
  };
  const { columns } = props;
  const header = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const nameOf = props.rowName ?? ((row: Row) => String(header?.value(row) ?? ''));
  return {
    ...props,
    rowKey: ({ id }: Row) => id,
    list: async (query, options) => {
      const page = await service.list(query, options);
      isKept.current = page.results.some(isKeptInBin);
      edits.note(page.results, nameOf);
      // Rows that get their names later would change their height.
      await Promise.race([nameAll(page.results), wait(namesWithinMs)]);
      return page;
    },
    ...toRecordedExport(service, nameAll),
    ...(service.delete && {
      remove: async (id, options) => {
        await service.delete?.(Number(id), options);
        if (bin && isKept.current) offerUndo?.({ kind: bin, record: Number(id) });
      },
    }),
  } satisfies Pick<AdminListProps<Row>, ListedBy>;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
