import { Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListProps } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import type { ListParts, TableOptions } from './ListParts.ts';
import { useStoreValue } from './useAdminListStore.ts';

interface NoRecordsProps<Row> {
  list: Pick<AdminListProps<Row>, 'form' | 'formLink' | 'permissions'>;
  parts: ListParts<Row>;
  table: TableOptions<Row>;
}

/** The message of a list without rows, and the way back to all of them. */
export function NoRecords<Row>({ list, parts, table }: NoRecordsProps<Row>) {
  const { store, slot, focusFound } = parts;
  const t = useMessages(adminListTexts);
  const { empty } = table;
  const { form, formLink, permissions } = list;
  const mayAdd = Boolean(form ?? formLink) && permissions?.create !== false;
  const filters = useStoreValue(store, ({ applied }) => applied.filters);
  const isFiltered = Object.keys(filters).length > 0;
  const said = typeof empty === 'function' ? empty(filters) : !isFiltered && empty;
  const showAll = () => {
    store.reset();
    focusFound();
  };
  return slot(
    'empty',
    <div>
      {said || (
        <>
          <strong>{t(isFiltered ? 'adminList.nothingFoundTitle' : 'adminList.emptyTitle')}</strong>
          {(isFiltered || mayAdd) && <p>{t(isFiltered ? 'adminList.nothingFound' : 'adminList.empty')}</p>}
        </>
      )}
      {isFiltered && <Button onClick={showAll}>{t('adminList.showAll')}</Button>}
    </div>,
  );
}
