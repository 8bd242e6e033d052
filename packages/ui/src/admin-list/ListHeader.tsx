import { useState } from 'react';
import { Button } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import { useList } from './ListContext.ts';
import type { ListParts } from './ListParts.ts';
import { sayFound } from './listPage.ts';
import { useStoreValue } from './useAdminListStore.ts';
import { useExport } from './useExport.ts';

/** Title, number of records, Export and Add New; below them the progress of an export. */
export function ListHeader() {
  const t = useMessages(adminListTexts);
  const { parts, list, loaded, shownQuery } = useList();
  const { store, slot } = parts;
  const { title, headingLevel = 1, filters = [], permissions, form, formLink } = list;
  const download = useExport({ ...list, query: shownQuery, store });
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {slot(
        'header',
        <header>
          <div className="udongo-admin-list__heading">
            {slot('title', <Heading>{title}</Heading>)}
            <Found parts={parts} isMore={list.pagination === 'more' || undefined} />
          </div>
          {slot(
            'headerActions',
            <div>
              {filters.length === 0 && (
                <Button classNames={{ root: 'udongo-admin-list__refresh' }} onClick={store.refresh}>
                  {t('adminList.refresh')}
                </Button>
              )}
              {list.name !== undefined && <ViewButton />}
              {permissions?.export !== false && (
                <Button ref={download.button} pending={download.progress !== null} onClick={download.start}>
                  {t('adminList.export')}
                </Button>
              )}
              {permissions?.create !== false &&
                (formLink
                  ? formLink(null, {
                      className: 'udongo-button',
                      'data-variant': 'primary',
                      children: t('adminList.addNew'),
                    })
                  : form && (
                      <Button variant="primary" onClick={() => parts.open({ kind: 'form', record: null })}>
                        {t('adminList.addNew')}
                      </Button>
                    ))}
            </div>,
          )}
        </header>,
      )}
      {loaded && <loaded.ExportProgressBar parts={parts} download={download} />}
    </>
  );
}

/** Opens the choice of columns, row height and views. */
function ViewButton() {
  const t = useMessages(adminListTexts);
  const { parts, list, loaded } = useList();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button pending={open && !loaded} onClick={() => setOpen(true)}>
        {t('adminList.view')}
      </Button>
      {open && loaded && (
        <loaded.ViewDialog parts={parts} columns={list.columns} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface FoundProps<Row> {
  parts: ListParts<Row>;
  /** Whether pages are added to the shown ones. Default: once one was added. */
  isMore: boolean | undefined;
}

function Found<Row>({ parts: { store, slot }, isMore }: FoundProps<Row>) {
  const t = useMessages(adminListTexts);
  const page = useStoreValue(store, (state) => state.page);
  const at = useStoreValue(store, ({ applied }) => applied);
  return slot(
    'found',
    <div role="status" tabIndex={-1} data-found="">
      {sayFound(t, page, at, isMore)}
    </div>,
  );
}
