import { useMessages } from '../provider/index.ts';
import type { ActOnRow, AdminListBulkProps } from './actOnRows.ts';
import { adminListTexts } from './adminListTexts.ts';
import { BulkDialogBody } from './BulkDialogBody.tsx';

interface DeleteDialogProps<Row> extends AdminListBulkProps<Row> {
  remove: ActOnRow<Row>;
}

/** Asks for confirmation, deletes one row after the other, and names those that could not be deleted. */
export function DeleteDialog<Row>({ remove, ...bulk }: DeleteDialogProps<Row>) {
  const t = useMessages(adminListTexts);
  const { rows, rowName } = bulk;
  const count = rows.length;
  const [only] = rows;
  return (
    <BulkDialogBody
      {...bulk}
      title={
        count === 1 && only !== undefined
          ? t('adminList.deleteOne', { name: rowName(only) })
          : t('adminList.deleteTitle', { count })
      }
      start={t('adminList.delete')}
      variant="danger"
      act={remove}
      progress={(done) => t('adminList.deleting', { done, count })}
      failed={(done) => t('adminList.deletedSome', { done, count })}
      done={t('adminList.deleted')}
    >
      <p className="udongo-admin-list__ask">{t('adminList.deleteAsk', { count })}</p>
    </BulkDialogBody>
  );
}
