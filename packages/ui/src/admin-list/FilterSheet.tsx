import { ownForm } from '../lib/ownForm.ts';
import { useUniqueId } from '../lib/useUniqueId.ts';
import { Button, Dialog } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { adminListTexts } from './adminListTexts.ts';
import { FilterFields } from './FilterBar.tsx';
import type { ListFilter } from './ListFilter.ts';
import type { ListParts } from './ListParts.ts';

interface FilterSheetProps<Row> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  parts: ListParts<Row>;
  filters: readonly ListFilter[];
}

/** The filters of a narrow list, along the bottom of the screen. */
export function FilterSheet<Row>({ open, onOpenChange, parts, filters }: FilterSheetProps<Row>) {
  const { store, as } = parts;
  const t = useMessages(adminListTexts);
  const formId = useUniqueId();
  const apply = () => {
    store.search();
    onOpenChange(false);
  };
  const reset = () => {
    store.reset();
    onOpenChange(false);
  };
  const { Form, props } = ownForm(as, apply);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('adminList.filters')}
      classNames={{ root: 'udongo-admin-list__sheet', panel: 'udongo-admin-list__sheet-panel' }}
      footer={
        <>
          <Button onClick={reset}>{t('adminList.reset')}</Button>
          <Button
            variant="primary"
            {...(as === 'div' ? { onClick: apply } : { type: 'submit' as const, form: formId })}
          >
            {t('adminList.search')}
          </Button>
        </>
      }
    >
      <Form {...props} id={formId}>
        <FilterFields parts={parts} filters={filters} />
      </Form>
    </Dialog>
  );
}
