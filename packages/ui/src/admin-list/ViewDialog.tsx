import { useState, useSyncExternalStore } from 'react';
import { Alert, Button, Dialog, Field, Select } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import type { AdminListColumn } from './AdminListProps.ts';
import { adminListTexts } from './adminListTexts.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { ListParts } from './ListParts.ts';
import type { ListDensity, ListLayout, ListSettings } from './listSettings.ts';
import { ViewChoice } from './ViewChoice.tsx';
import { viewTexts } from './viewTexts.ts';

interface ViewDialogProps<Row> {
  parts: ListParts<Row>;
  columns: readonly AdminListColumn<Row>[];
  onClose: () => void;
}

/** Saved views, columns and row height of a list; each change applies at once. */
export function ViewDialog<Row>({ parts, columns, onClose }: ViewDialogProps<Row>) {
  const { settings } = parts;
  const t = useMessages(viewTexts);
  const list = useMessages(adminListTexts);
  const { layout, views, defaultView } = useSyncExternalStore(settings.subscribe, settings.get);
  const [isStored, setIsStored] = useState(true);
  /** The density of the page or the provider, which a list without a choice of its own has. */
  const [around, setAround] = useState<ListDensity>('comfortable');
  const readAround = (view: Element | null) => {
    const page = view?.closest('.udongo-admin-list')?.parentElement?.closest('[data-density]');
    if (page?.getAttribute('data-density') === 'compact') setAround('compact');
  };
  const change = (next: Partial<ListSettings>) => void settings.set(next).then(setIsStored);
  const arrange = (next: ListLayout) => change({ layout: { ...layout, ...next } });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={list('adminList.view')}
      footer={
        <>
          <Button onClick={() => change({ layout: {} })}>{t('adminListView.reset')}</Button>
          <Button variant="primary" onClick={onClose}>
            {list('common.close')}
          </Button>
        </>
      }
    >
      <div className="udongo-admin-list__view" ref={readAround}>
        {!isStored && <Alert tone="warning">{t('adminListView.notStored')}</Alert>}
        <ViewChoice {...{ parts, views, defaultView, layout, change }} />
        <ColumnChoice {...{ columns, layout, arrange }} />
        <Field label={t('adminListView.density')}>
          <Select
            value={layout.density ?? around}
            options={(['comfortable', 'compact'] as const).map((value) => ({
              value,
              label: t(`adminListView.${value}`),
            }))}
            onChange={({ target }) =>
              arrange({ density: target.value === 'compact' ? 'compact' : 'comfortable' })
            }
          />
        </Field>
      </div>
    </Dialog>
  );
}
